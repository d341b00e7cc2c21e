/** What a hand scanner does to the page, and bags for it to be used on. */
import { plusDays } from '@dreiklang/domain/shared/time'
import type { Page } from 'playwright-core'
import type { Api } from './api.ts'
import type { Beteiligte } from './bestellung.fixtures.ts'
import { bisoprolol, draftOf, eRezept, type Fall, today } from './fall.fixtures.ts'

/** Typed as fast as a scanner does it, by the time that the keys tell and not by that of a machine that is busy. */
export const sendScan = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    (characters) => {
      const start = performance.now()
      for (const [nr, key] of characters.entries()) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
        Object.defineProperty(event, 'timeStamp', { value: start + nr })
        ;(document.activeElement ?? document.body).dispatchEvent(event)
      }
    },
    [...Array.from(text), 'Enter'],
  )

export const ramipril = { name: 'Ramipril 5 mg Tabletten', pzn: '10010005' } as const
export const metformin = { name: 'Metformin 1000 mg Filmtabletten', pzn: '10020009' } as const

interface Bagged {
  name: string
  pzn: string
  menge?: number
}

const positionOf = ({ name, pzn, menge = 1 }: Bagged) => {
  const [wirkstoff = ''] = name.split(' ')
  const { produkt } = bisoprolol
  return { ...bisoprolol, menge, produkt: { ...produkt, angabeart: 'PZN' as const, pzn, bezeichnung: name, wirkstoff, wirkstaerke: null } }
}

/** In the pharmacy, which has seen the prescription and has accepted nothing yet. */
export async function newBag(
  { nurse, practice, apotheke }: Record<'nurse' | 'practice' | 'apotheke', Api>,
  beteiligte: Beteiligte,
  content: readonly Bagged[],
): Promise<Fall & { nummer: string }> {
  const fall = await draftOf(nurse, beteiligte, { positionen: content.map(positionOf), bedarfBis: plusDays(today(), 2) })
  await fall.take(nurse, 'senden')
  await fall.take(practice, 'verordnen', eRezept())
  await fall.take(nurse, 'anApothekeGeben', { ort: null })
  await fall.take(apotheke, 'rezeptVorlegen', { vorgelegtAm: today(), ausgestelltAm: null, fernmuendlich: false })
  const { nummer } = await fall.read(apotheke)
  return { ...fall, nummer }
}
