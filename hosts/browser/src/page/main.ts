import { uebungWege } from '@dreiklang/domain/uebung/uebung'
import '@dreiklang/web/src/ui/base.css'
import { type LeadState, ofProductPage } from '../protocol.ts'
import { servePlainFetch } from './servePlainFetch.ts'
import { openBootScreen } from './boot.ts'
import { installClock, setClock } from './clock.ts'
import { connect } from './connection.ts'
import { createCookieJar } from './cookieJar.ts'
import { keepWorker } from './keepWorker.ts'
import { openApiLinks } from './links.ts'
import { takeTabId } from './tabId.ts'

installClock()

async function start(): Promise<void> {
  const began = performance.now()
  const tab = await takeTabId()
  const jar = createCookieJar({ tab: sessionStorage, device: localStorage })
  const screen = openBootScreen(() => void connection.fetch(uebungWege.daten, { method: 'DELETE' }))
  let epoch: string | null = null
  let enter = () => {}
  const entered = new Promise<void>((resolve) => {
    enter = resolve
  })
  function hear(state: LeadState): void {
    screen.show(state)
    if (state.kind === 'failed' && epoch !== null) location.reload()
    if (state.kind !== 'ready') return
    setClock(state.clockOffsetMs)
    if (epoch === null) {
      epoch = state.epoch
      const pageMs = Math.round(performance.now() - began)
      console.info(`practice server: ${state.firstBoot ? 'first' : 'warm'} boot ${state.bootMs} ms, page waited ${pageMs} ms`)
      enter()
    } else if (epoch !== state.epoch) {
      // The data were replaced: nothing on this page is valid any more.
      jar.clear()
      sessionStorage.clear()
      location.assign('/')
    }
  }
  const connection = connect({ tab, jar, onState: hear })
  keepWorker()
  if ('serviceWorker' in navigator) {
    servePlainFetch(navigator.serviceWorker, connection)
    // Not when the page is idle, as that of the product: it is the way to the server of this page.
    navigator.serviceWorker.register('/sw.js').catch(reportError)
  }
  await entered
  const { setTransport } = await import('@dreiklang/web/src/shared/apiClient.ts')
  setTransport((url, init) => {
    const headers = new Headers(init.headers)
    headers.set(ofProductPage, '1')
    return connection.fetch(url, { ...init, headers })
  })
  openApiLinks(connection)
  Object.assign(globalThis, { dreiklangUebung: connection })
  screen.close()
  await import('@dreiklang/web/src/main.tsx')
}

start().catch((error: unknown) => {
  document.getElementById('broken')?.removeAttribute('hidden')
  reportError(error)
})
