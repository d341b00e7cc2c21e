/** A page of the training mode, spoken to past its screen. */
import type { Page } from 'playwright-core'

/** What it puts at hand for its console. */
export interface PracticeWindow {
  dreiklangUebung: { fetch(url: string, init: RequestInit): Promise<Response> }
}

/** Its server answers. */
export const practiceReady = (page: Page) => page.waitForFunction(() => 'dreiklangUebung' in globalThis)
