import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { WishDesk } from '@/components/dashboard/wishes/wish-desk'
import { readWish } from './read-wish'

type Props = { params: Promise<{ project: string; wish: string }> }

async function knownWish(params: Props['params']) {
  const { project, member } = await knownMember(params)
  const { wish: id } = await params
  const found = z.uuid().safeParse(id).success ? await readWish(project.id, id.toLowerCase()) : null
  return { project, member, found: found ?? notFound() }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await knownWish(params)).found.wish.reply.data.title }
}

export default async function Wish({ params }: Props) {
  const { project, member, found } = await knownWish(params)
  const { id } = found.wish.reply.data
  return (
    <DeskWords rooms={['Wishes']}>
      <WishDesk
        key={id}
        id={id}
        project={{ id: project.id, slug: project.slug }}
        mayWrite={member.mayWrite}
        known={found}
      />
    </DeskWords>
  )
}
