import { z } from 'zod'

/** One status, a group of them or several with commas; answers the set of statuses meant, in their order. */
export function statusFilter<const S extends string>(statuses: readonly S[], groups: Record<string, readonly S[]>) {
  const names = [...statuses, ...Object.keys(groups)]
  const meant = (name: string, status: S) => name === status || (groups[name]?.includes(status) ?? false)
  return z
    .string()
    .transform((value, ctx): S[] => {
      const asked = value.split(',').map((name) => name.trim())
      if (asked.every((name) => names.includes(name)))
        return statuses.filter((status) => asked.some((name) => meant(name, status)))
      ctx.addIssue(`must be one of ${names.join(', ')}, or several with commas between`)
      return z.NEVER
    })
    .meta({
      type: 'string',
      description: `One of ${names.join(', ')}, or several with commas between.`,
      example: Object.keys(groups)[0] ?? '',
    })
}
