import { fitWords } from '@/components/dashboard/kit/fit-words'

const PER_PAGE = 50

type Values = { page?: string | undefined; search?: string | undefined; spam?: string | undefined }

/** What a list of submissions asks the API for, by what stands in its address; the same on the server and in the browser. */
export function submissionArgs({ page = '1', search, spam }: Values) {
  const place = /^\d{1,6}$/.test(page) ? Math.max(1, Number(page)) : 1
  return {
    query: {
      limit: String(PER_PAGE),
      offset: String((place - 1) * PER_PAGE),
      spam: spam === 'true' ? ('true' as const) : ('false' as const),
      ...(search && { search: fitWords(search) }),
    },
  }
}
