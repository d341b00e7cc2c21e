import './shared/jitless.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { anmeldungTexts } from './anmeldung/anmeldung.texts.ts'
import { demoTexts } from './demo/demo.texts.ts'
import { sharedTexts } from './shared/shared.texts.ts'
import { shellTexts } from './shell/shell.texts.ts'
import { uiTexts } from './ui/ui.texts.ts'
import { sessionStore } from './shared/apiClient.ts'
import { initI18n, preferredLanguage } from './shared/i18n.ts'
import { createQueryClient } from './shared/queryClient.ts'
import { followViewer } from './shared/viewerWords.ts'
import { App } from './shell/App.tsx'
import { holdBuild } from './shell/newVersion.ts'
import { openFromNotifications } from './shell/openFromNotifications.ts'
import { createAppRouter } from './shell/router.tsx'
import { whenStable } from './shell/whenStable.ts'

async function start(container: HTMLElement): Promise<void> {
  const queryClient = createQueryClient()
  const router = createAppRouter({ queryClient })
  openFromNotifications(router)
  preloadPage(router)
  await Promise.all([initI18n(preferredLanguage(), [sharedTexts, uiTexts, shellTexts, anmeldungTexts, demoTexts]), router.load()])
  await followViewer()
  createRoot(container).render(
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>,
  )
}

/** Runs in parallel with the session check. What fails here is requested again by the router. */
function preloadPage(router: ReturnType<typeof createAppRouter>): void {
  for (const { routeId } of router.matchRoutes(router.latestLocation)) void router.routesById[routeId]?.options.component?.preload?.()
}

/** What cannot be loaded or registered now is retried with the next page. */
const keepApp = () => void import('./shell/keptApp.ts').then((app) => app.keepApp()).catch(() => {})

holdBuild()
const container = document.getElementById('root')
if (container === null) throw new Error('The page has no #root')
// Not awaited: lazy pages import from this chunk, and a module that waits for them while they wait for it never finishes.
const shown = start(container)
// Signing out before that must not leave anything behind either.
sessionStore.onEnd(whenStable(shown, keepApp))
shown.catch((error: unknown) => {
  // Without catalogues there are no texts; these two sentences are hard-coded.
  container.replaceChildren()
  document.getElementById('broken')?.removeAttribute('hidden')
  reportError(error)
})
