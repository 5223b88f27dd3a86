import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import type { Row } from './device-row'
import { news } from './use-news'

/** The question in a device's row. “Keep” stands where the button was that asked, and is as wide: pressing twice frees nothing. */
export function FreeDevice({ device, problem, pending, onAsk }: Row) {
  const t = useTranslations('Licence')
  const problems = useTranslations('Problem')
  const id = useId()
  const question = useRef<HTMLHeadingElement>(null)
  useEffect(() => question.current?.focus(), [])

  return (
    <li className="grid gap-3 py-4">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset inside of a form would be announced as one of its parts to fill in */}
      <div
        role="group"
        aria-labelledby={id}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && !pending) onAsk(null)
        }}
        className="grid items-center gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <h4 id={id} ref={question} {...news(!problem)} className="rounded-[4px] text-16 font-medium">
          {t.rich('free_sure', { device: () => <bdi key="name">{device.device_name ?? t('unnamed')}</bdi> })}
        </h4>
        <div className="flex justify-end gap-2">
          <button
            type="submit"
            name="release"
            value={device.id}
            aria-disabled={pending}
            className={`${buttonClass()} min-w-20 aria-disabled:opacity-60 max-sm:px-3`}
          >
            {t(pending ? 'freeing' : 'free_yes')}
          </button>
          <button
            type="submit"
            name="ask"
            value=""
            aria-disabled={pending}
            onClick={(event) => {
              event.preventDefault()
              if (!pending) onAsk(null)
            }}
            className={`${buttonClass()} min-w-28 max-sm:px-3 sm:min-w-44`}
          >
            {t('free_keep')}
          </button>
        </div>
      </div>
      {problem && (
        <div {...news(true)} className="rounded-press">
          <Notice tone="bad">{problems(problem)}</Notice>
        </div>
      )}
    </li>
  )
}
