'use client'

/** What a form or an app sent along with a request, as it came; nothing where that is nothing. */
export function SentAlong({ title, fields }: { title: string; fields: Record<string, unknown> }) {
  const entries = Object.entries(fields)
  if (entries.length === 0) return null
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="text-13 font-semibold">{title}</h3>
      <dl className="grid gap-1.5 text-13">
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt className="text-12 text-soft">
              <bdi>{name}</bdi>
            </dt>
            <dd dir="auto" className="whitespace-pre-line">
              {typeof value === 'string' ? value : JSON.stringify(value)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
