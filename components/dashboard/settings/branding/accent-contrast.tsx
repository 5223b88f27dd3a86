'use client'

import { useTranslations } from 'next-intl'
import { accentVariables } from '@/components/portal/accent'
import { contrast } from '@/components/portal/oklch'

const isColour = (value: string) => /^#[0-9a-f]{6}$/i.test(value)

/** What a variable is by day and by night. */
function both(value: string | undefined): [string, string] {
  const [, day = '', night = ''] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value ?? '') ?? []
  return [day, night]
}

/** How well words can be read on the colour, and in it, in words: by day and by night. */
export function AccentContrast({ colour }: { colour: string }) {
  const t = useTranslations('Desk.Settings')
  if (!isColour(colour)) return <p className="text-13 text-soft">{t('contrast_none')}</p>

  const variables = accentVariables(colour)
  const [surfaces, words] = [both(variables['--accent']), both(variables['--on-accent'])]
  const rows = (['day', 'night'] as const).map((when, place) => {
    const [surface = '', text = ''] = [surfaces[place], words[place]]
    const ratio = contrast(surface, text)
    const kept = surface.toLowerCase() === colour.toLowerCase()
    return { when, surface, text, ratio, said: kept ? 'contrast_as_is' : 'contrast_changed' } as const
  })
  return (
    <div className="grid gap-2">
      <h3 className="text-14 font-medium">{t('contrast')}</h3>
      <ul className="grid gap-2">
        {rows.map(({ when, surface, text, ratio, said }) => (
          <li key={when} className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-3 text-13">
            <span
              aria-hidden="true"
              className="grid min-h-9 place-items-center rounded-press px-2 font-medium"
              style={{ backgroundColor: surface, color: text }}
            >
              {t('contrast_sample')}
            </span>
            <span>
              <span className="font-medium">{t(`contrast_${when}`)}</span>{' '}
              {t(ratio >= 7 ? 'contrast_easy' : 'contrast_good', { ratio: ratio.toFixed(1) })} {t(said)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
