/** The first letter of a name, for those without a picture. */
export function Avatar({ name, team = false }: { name: string; team?: boolean }) {
  const [initial = '?'] = [...name.trim().toLocaleUpperCase()]
  return (
    <span
      aria-hidden="true"
      className={`grid size-8 shrink-0 place-items-center rounded-full text-13 font-medium ${team ? 'bg-accent text-on-accent' : 'bg-sunk text-soft'}`}
    >
      {initial}
    </span>
  )
}
