import type { Page } from 'playwright-core'

export interface PracticeWindow {
  dreiklangUebung: { fetch(url: string, init: RequestInit): Promise<Response> }
}

export const practiceReady = (page: Page) => page.waitForFunction(() => 'dreiklangUebung' in globalThis)
