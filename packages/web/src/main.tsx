import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import { anmeldungTexts } from './anmeldung/anmeldung.texts.ts'
import { demoTexts } from './demo/demo.texts.ts'
import { initI18n, preferredLanguage } from './shared/i18n.ts'
import { createQueryClient } from './shared/queryClient.ts'
import { sharedTexts } from './shared/shared.texts.ts'
import { App } from './shell/App.tsx'
import { createAppRouter } from './shell/router.tsx'
import { shellTexts } from './shell/shell.texts.ts'
import { uiTexts } from './ui/ui.texts.ts'

// Otherwise it tries whether it may write code, and the content security policy reports that it may not.
z.config({ jitless: true })

/** Texts, session and the code of the page come side by side; what fails on the way is shown by the page itself. */
async function start(container: HTMLElement): Promise<void> {
  const queryClient = createQueryClient()
  const router = createAppRouter({ queryClient })
  await Promise.all([initI18n(preferredLanguage(), [sharedTexts, uiTexts, shellTexts, anmeldungTexts, demoTexts]), router.load()])
  createRoot(container).render(
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>,
  )
}

const container = document.getElementById('root')
if (container === null) throw new Error('The page has no #root')
// Not awaited: lazy pages import from this chunk, and a module that waits for them while they wait for it never ends.
start(container).catch((error: unknown) => {
  // Without its catalogues the application cannot speak; these two sentences stand in the page itself.
  document.getElementById('broken')?.removeAttribute('hidden')
  reportError(error)
})
