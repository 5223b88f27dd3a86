'use client'

import { Menu as Base } from '@base-ui/react/menu'
import { Check, type LucideIcon } from 'lucide-react'
import { cx } from './cx'
import { floating, option } from './floating'
import { Link } from './link'
import type { MenuChoicesProps, MenuItemProps, MenuLinkProps, MenuProps } from './menu'
import { type Press, usePressed } from './waiting-trigger'

/** The menu itself, from its first opening on. */
export function Menu({ trigger, children, align = 'end', side = 'bottom', press }: MenuProps & { press: Press }) {
  const pressed = usePressed(press)
  return (
    <Base.Root modal={false}>
      <Base.Trigger ref={pressed} render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} side={side} sideOffset={4} className="z-40 outline-none">
          <Base.Popup className={cx(floating, 'max-h-(--available-height) min-w-48 overflow-y-auto p-1')}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

const Icon = ({ icon: Picture }: { icon: LucideIcon | undefined }) =>
  Picture && <Picture className="size-4 shrink-0" strokeWidth={1.5} aria-hidden="true" />

export function MenuItem({ children, icon, danger, disabled = false, onClick }: MenuItemProps) {
  return (
    <Base.Item onClick={onClick} disabled={disabled} className={cx(option, danger && 'text-danger')}>
      <Icon icon={icon} />
      {children}
    </Base.Item>
  )
}

export function MenuLink({ children, icon, href, newTab }: MenuLinkProps) {
  // biome-ignore lint/a11y/useAnchorContent: the item fills it
  const link = newTab ? <a href={href} target="_blank" rel="noopener" /> : <Link href={href} />
  return (
    <Base.LinkItem render={link} closeOnClick className={option}>
      <Icon icon={icon} />
      {children}
    </Base.LinkItem>
  )
}

export function MenuChoices({ label, value, onChange, choices }: MenuChoicesProps) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2 pt-1.5 pb-1 text-12 text-soft">{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={(chosen: string) => onChange(chosen)}>
        {choices.map(({ value: each, label: words, lang }) => (
          <Base.RadioItem key={each} value={each} closeOnClick lang={lang} className={option}>
            <span className="grid size-4 place-items-center">
              <Base.RadioItemIndicator>
                <Check className="size-4" strokeWidth={1.5} aria-hidden="true" />
              </Base.RadioItemIndicator>
            </span>
            {words}
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  )
}

export function MenuLine() {
  return <Base.Separator className="-mx-1 my-1 h-px bg-line" />
}
