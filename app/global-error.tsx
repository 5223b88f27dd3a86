'use client'

import './globals.css'

/** The last resort, when not even the frame of the page could be made: no messages, no language, both languages. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>One moment, please</title>
        <main className="mx-auto grid min-h-dvh max-w-read content-center justify-items-center gap-4 px-4 text-center">
          <h1 className="serif text-28">One moment, please</h1>
          <p className="text-soft">Something went wrong on our side. Nothing of yours is lost; try again.</p>
          <p lang="de" className="text-soft">
            Bei uns ist etwas schiefgegangen. Von dir ist nichts verloren; versuch es noch einmal.
          </p>
          <button type="button" onClick={retry} className="min-h-11 rounded-press border border-edge px-4 text-14">
            Try again · Noch einmal
          </button>
        </main>
      </body>
    </html>
  )
}
