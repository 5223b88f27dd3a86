import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import { Markdown } from '@/components/dashboard/kit/markdown'
import { Badge } from '@/components/ui/badge'
import type { AiPreview } from '@/lib/contract/support-ai-reply'

/** What the model would write, what it rests on, and why it would not go out by itself. */
export function AiAnswer({ answer }: { answer: z.output<typeof AiPreview> }) {
  const t = useTranslations('Desk.Settings')
  const { kind, content, citations, problems } = answer
  return (
    <div className="grid gap-3 border-t border-line pt-3 text-14">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={problems.length > 0 ? 'waiting' : 'accent'}>
          {t(problems.length > 0 ? 'ai_would_wait' : 'ai_could_go')}
        </Badge>
        <Badge>{t(`ai_kind_${kind}`)}</Badge>
      </div>
      <div className="rounded-press bg-sunk p-3">
        <Markdown text={content} />
      </div>
      {problems.length > 0 && (
        <ul className="list-disc ps-5 text-soft">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {citations.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-13 font-medium">{t('ai_sources')}</h3>
          <ul className="grid gap-2">
            {citations.map(({ sentence, quote, title, article_id }) => (
              <li key={`${article_id} ${sentence}`} className="border-s-2 border-accent-line ps-3">
                <q className="italic">{quote}</q>
                <p className="text-13 text-soft">{title}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
