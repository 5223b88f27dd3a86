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

const settings = {
  'spec-url': '/openapi.json',
  'render-style': 'read',
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

/** The API reference, drawn by RapiDoc from our own document; its code is fetched by this page alone. */
export function Reference({ loading }: { loading: string }) {
  const [ready, setReady] = useState(false)
  const element = useRef<HTMLElement>(null)
  const dark = useDark()

  useEffect(() => {
    void import('rapidoc').then(() => setReady(true))
  }, [])

  useEffect(() => {
    const root = ready && element.current?.shadowRoot
    return root ? mendRapidoc(root) : undefined
  }, [ready])

  if (!ready) return <main className="grow px-4 py-8 text-soft sm:px-8">{loading}</main>
  return createElement('rapi-doc', {
    ref: element,
    ...settings,
    ...(dark ? night : day),
    className: 'max-md:px-3',
    style: { display: 'flex', width: '100%', height: '82dvh' },
  })
}
