import { cx } from './cx'

type Choice = { value: string; label: string; lang?: string }
type Props = {
  action: (form: FormData) => Promise<void>
  name: string
  label: string
  choices: Choice[]
  chosen: string
}

/** A few words of which one is chosen; a form, so that it works without JavaScript. */
export function ChoiceForm({ action, name, label, choices, chosen }: Props) {
  return (
    <form action={action}>
      <fieldset className="flex gap-1">
        <legend className="sr-only">{label}</legend>
        {choices.map(({ value, label: words, lang }) => (
          <button
            key={value}
            type="submit"
            name={name}
            value={value}
            lang={lang}
            aria-pressed={value === chosen}
            className={cx(
              'min-h-7 rounded-press px-2 transition-colors hover:text-ink',
              value === chosen ? 'bg-sunk font-medium text-ink' : 'text-soft',
            )}
          >
            {words}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
