'use client'

import { createElement, useEffect, useRef, useState } from 'react'
import { mendRapidoc } from './mend-rapidoc'
import { useDark } from './use-dark'

const day = {
  theme: 'light',
  'bg-color': '#fbf9f6',
  'text-color': '#2b231d',
  'primary-color': '#a44a24',
  'nav-bg-color': '#f5f1ea',
}
const night = {
  theme: 'dark',
  'bg-color': '#1b1815',
  'text-color': '#eae5de',
  'primary-color': '#e8976f',
  'nav-bg-color': '#161310',
}

/** One endpoint is drawn at a time: all of them are some ten thousand elements. A narrow screen has no list beside it, and gets one that opens. */
const styleFor = (wide: boolean) => ({ 'render-style': wide ? 'focused' : 'view' })
const WIDE = '(min-width: 768px)'

const settings = {
  'allow-advanced-search': 'false',
  'show-header': 'false',
  'load-fonts': 'false',
  'regular-font': 'var(--font-geist), system-ui, sans-serif',
  'mono-font': 'var(--font-geist-mono), ui-monospace, monospace',
  'font-size': 'large',
  'schema-style': 'table',
  'default-schema-tab': 'example',
  'show-method-in-nav-bar': 'as-colored-text',
  'nav-item-spacing': 'compact',
  'allow-server-selection': 'false',
  'allow-spec-file-load': 'false',
  'allow-spec-url-load': 'false',
  'allow-spec-file-download': 'false',
}

type Rapidoc = HTMLElement & { loadSpec(spec: object): Promise<void> }

/** Our document under an older version's name: what RapiDoc does with one of 3.1 before it draws takes four times as long, and shows the same. */
async function readDocument(): Promise<object> {
  const answer = await fetch('/openapi.json')
  return { ...(await answer.json()), openapi: '3.0.3' }
}

/** The API reference, drawn by RapiDoc from our own document; its code is fetched by this page alone. */
export function Reference({ loading }: { loading: string }) {
  const [ready, setReady] = useState(false)
  const element = useRef<HTMLElement>(null)
  const dark = useDark()

  useEffect(() => {
    void import('rapidoc').then(() => setReady(true))
  }, [])

  useEffect(() => {
    const rapidoc = ready && (element.current as Rapidoc | null)
    if (rapidoc) void readDocument().then((spec) => rapidoc.loadSpec(spec))
  }, [ready])

  useEffect(() => {
    const root = ready && element.current?.shadowRoot
    return root ? mendRapidoc(root) : undefined
  }, [ready])

  if (!ready) return <main className="grow px-4 py-8 text-soft sm:px-8">{loading}</main>
  return createElement('rapi-doc', {
    ref: element,
    ...settings,
    ...styleFor(matchMedia(WIDE).matches),
    ...(dark ? night : day),
    className: 'max-md:px-3',
    style: { display: 'flex', width: '100%', height: '82dvh' },
  })
}
