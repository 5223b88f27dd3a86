'use client'

import dynamic from 'next/dynamic'
import { SkeletonLines } from '@/components/ui/skeleton'

/** Markdown as everywhere; what reads it comes with the first text that has to be drawn. */
export const Markdown = dynamic(() => import('@/components/ui/markdown').then((module) => module.Markdown), {
  loading: () => <SkeletonLines />,
})
