import { cache } from 'react'
import { findAnyLicence } from '@/lib/domain/licences/find-any-licence'

/** Whether a project has ever sold anything: only then its portal leads to the page for it. */
export const hasLicences = cache(findAnyLicence)
