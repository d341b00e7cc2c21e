/** A round of seven stops, made by the calls of those who make one: the nurse orders, the pharmacy packs and sends out. */
import type { Api } from './api.ts'
import type { Beteiligte } from './bestellung.fixtures.ts'
import { type Fall, bisoprolol, draftOf, today } from './fall.fixtures.ts'

export const driver = 'Bote 7'

const windows = ['08:00–10:00', '08:30–10:30', '09:00–11:00', '10:00–12:00', '11:00–13:00', '14:00–16:00', '16:00–18:00']
const streets = ['Ahornallee', 'Birkenweg', 'Goethestraße', 'Lindenhof', 'Marktplatz', 'Schillerstraße', 'Weidendamm']

interface Said {
  fenster: string
  strasse: string
  kuehl: boolean
}

async function sendOut({ pfleger, apotheker }: Record<'pfleger' | 'apotheker', Api>, wer: Beteiligte, said: Said): Promise<Fall> {
  const produkt = { ...bisoprolol.produkt, bezeichnung: 'Macrogol Beutel', wirkstoff: 'Macrogol', wirkstaerke: '13 g' }
  const fall = await draftOf(pfleger, wer, {
    bedarfBis: today(),
    lieferart: 'LIEFERUNG_ANDERE_ADRESSE',
    lieferadresse: { strasse: said.strasse, hausnummer: '6', zusatz: '2. OG links', plz: '10115', ort: 'Berlin' },
    lieferzeitfenster: said.fenster,
    positionen: [{ produkt, rezeptart: 'OHNE', rezeptVorlage: 'OHNE', kuehlpflichtig: said.kuehl }],
  })
  await fall.take(pfleger, 'senden')
  await fall.take(apotheker, 'annehmen', { termin: null, rezeptfrei: true })
  const [position] = (await fall.read(apotheker)).positionen
  await fall.take(apotheker, 'bereitstellen', {
    positionen: [{ positionId: position?.id, menge: 1, charge: null, verfall: null }],
    geplantAm: null,
    kontrolliertVon: null,
  })
  const lieferungId = (await fall.read(apotheker)).lieferungen[0]?.id
  await fall.take(apotheker, 'ausliefern', { lieferungId, bote: driver })
  return fall
}

/** The second must stay cool. */
export async function sendOutRound(api: Record<'pfleger' | 'apotheker', Api>, wer: Beteiligte): Promise<Fall[]> {
  const round: Fall[] = []
  for (const [nr, fenster] of windows.entries())
    round.push(await sendOut(api, wer, { fenster, strasse: streets[nr] ?? '', kuehl: nr === 1 }))
  return round
}
