/* Frontdesk: puts a form where this script stands.
   <script src="https://desk.example.com/embed.js" data-project="acme" data-form="contact_main" async></script>
   Also: data-kind="contact|support", data-theme="light|dark|auto", data-lang="en|de", data-title="…".
   The frame tells its height and that it was sent; the page hears `frontdesk:submitted` on the frame. Nothing else is exchanged.
   Inside a sandbox the frame has no origin either ("null"): it is known by its window, and told nothing but hello. */
;(function () {
  'use strict'

  var titles = {
    en: { contact: 'Contact form', support: 'Support form' },
    de: { contact: 'Kontaktformular', support: 'Support-Formular' },
  }

  function place(script) {
    var project = script.getAttribute('data-project')
    var form = script.getAttribute('data-form')
    if (script.getAttribute('data-placed')) return
    script.setAttribute('data-placed', 'true')

    var origin = new URL(script.src, document.baseURI).origin
    var missing = !project ? 'data-project="…" (the project’s slug)' : !form ? 'data-form="…" (the form’s id)' : ''
    if (missing) return complain('add ' + missing + ' to the script tag')
    if (!/^https?:/.test(origin)) return complain('load embed.js from your Frontdesk, not from ' + script.src)
    whereItStands(script, function (before) {
      embed(script, before, origin, project, form)
    })
  }

  function complain(words) {
    console.error('Frontdesk embed.js: ' + words + '.')
  }

  /* A script in the head stands for the start of the page's body, once that is there. */
  function whereItStands(script, go) {
    var parent = script.parentNode
    if (!parent) return
    if (parent !== document.head && parent !== document.documentElement)
      return go({ parent: parent, next: script.nextSibling })
    if (!document.body)
      return document.addEventListener('DOMContentLoaded', function () {
        whereItStands(script, go)
      })
    go({ parent: document.body, next: document.body.firstChild })
  }

  function embed(script, before, origin, project, form) {
    var kind = script.getAttribute('data-kind') === 'support' ? 'support' : 'contact'
    var lang = (script.getAttribute('data-lang') || document.documentElement.lang || '').slice(0, 2).toLowerCase()
    var theme = script.getAttribute('data-theme') || themeAround(before.parent)

    var frame = document.createElement('iframe')
    frame.title = script.getAttribute('data-title') || (titles[lang] || titles.en)[kind]
    frame.loading = 'lazy'
    frame.referrerPolicy = 'origin'
    frame.style.cssText = 'display:block;width:100%;height:480px;border:0;background:transparent'
    frame.style.colorScheme = theme === 'auto' ? 'light dark' : theme
    frame.src =
      origin + '/p/' + encodeURIComponent(project) + (kind === 'support' ? '/support' : '') + '/forms/' +
      encodeURIComponent(form) + '?embed=1' + (theme === 'auto' ? '' : '&theme=' + encodeURIComponent(theme)) +
      (lang ? '&lang=' + encodeURIComponent(lang) : '')

    window.addEventListener('message', function (event) {
      var sandboxed = event.origin === 'null'
      if (event.source !== frame.contentWindow || (event.origin !== origin && !sandboxed) || !event.data) return
      if (event.data.frontdesk === 'ready') frame.contentWindow.postMessage({ frontdesk: 'hello' }, sandboxed ? '*' : origin)
      if (event.data.frontdesk === 'height') fit(frame, event.data.height)
      if (event.data.frontdesk === 'submitted') submitted(frame)
    })
    before.parent.insertBefore(frame, before.next)
  }

  function fit(frame, height) {
    if (typeof height === 'number' && height > 0 && height < 20000) frame.style.height = Math.ceil(height) + 'px'
  }

  /* The thanks are shorter than the form: whoever was at its end should see them. */
  function submitted(frame) {
    if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' })
    frame.dispatchEvent(new CustomEvent('frontdesk:submitted', { bubbles: true }))
  }

  /* Light words mean a dark page. */
  function themeAround(place) {
    var color = getComputedStyle(place instanceof Element ? place : document.body).color
    var parts = (color.match(/[\d.]+/g) || []).map(Number)
    var light = /^rgb/.test(color)
      ? (0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]) / 255
      : parts[0] / (/^ok|^color/.test(color) ? 1 : 100)
    return light > 0.6 ? 'dark' : 'light'
  }

  if (document.currentScript) return place(document.currentScript)
  Array.prototype.forEach.call(document.querySelectorAll('script:is([data-project], [data-form])[src$="/embed.js"]'), place)
})()
