import { menuFor } from '@dreiklang/domain/navigation/menu'
import type { Rolle } from '@dreiklang/domain/shared/akteur'
import type { Benutzer } from '@dreiklang/domain/shared/anmeldung.contract'
import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { anmeldungTexts } from '../anmeldung/anmeldung.texts.ts'
import { demoTexts } from '../demo/demo.texts.ts'
import { anmeldungOf, json, type Seen } from '../shared/api.fixtures.ts'
import { sessionStore, setTransport } from '../shared/apiClient.ts'
import { initI18n, type Language } from '../shared/i18n.ts'
import { createQueryClient } from '../shared/queryClient.ts'
import type { Transport } from '../shared/refresh.ts'
import { sharedTexts } from '../shared/shared.texts.ts'
import { followViewer } from '../shared/viewerWords.ts'
import { uiTexts } from '../ui/ui.texts.ts'
import { App } from './App.tsx'
import { createAppRouter } from './router.tsx'
import { shellTexts } from './shell.texts.ts'

export const menuOf =
  (rolle: Rolle) =>
  ({ headers }: Seen): Response =>
    json(200, menuFor({ rolle, sprache: headers.get('accept-language') === 'en' ? 'en' : 'de', dran: 0 }))

export interface RenderAppOptions {
  path: string
  transport: Transport
  /** Signed in from the start, without asking the server. */
  user?: Benutzer
  language?: Language
}

/** Answers the router to look at the address. */
export async function renderApp({ path, transport, user, language = 'de' }: RenderAppOptions) {
  setTransport(transport)
  if (user !== undefined) sessionStore.signedIn(anmeldungOf(user))
  await initI18n(language, [sharedTexts, uiTexts, shellTexts, anmeldungTexts, demoTexts])
  await followViewer()
  const queryClient = createQueryClient()
  const router = createAppRouter({ queryClient, history: createMemoryHistory({ initialEntries: [path] }) })
  const view = render(<App router={router} queryClient={queryClient} environment="test" />)
  return { router, queryClient, ...view }
}
