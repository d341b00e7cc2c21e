/** What is said of an absence, checked and sealed; and the moment in which it begins: at once, or by the clock on its day. */
import { type Zeitraum, ueberschneiden } from '@dreiklang/domain/klient/abwesenheit'
import type { abwesenheitContract } from '@dreiklang/domain/klient/abwesenheit.contract'
import { verlaufFehler } from '@dreiklang/domain/klient/verlauf.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { z } from 'zod'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { reihum } from '../shared/reihum.ts'
import { rufe } from '../shared/zuruf.ts'
import { type Fach, createTresor } from '../tresor/tresor.ts'
import {
  type FaelligeAbwesenheit,
  type Plan,
  beginne,
  istInVersorgung,
  ladeFaellige,
  ladeZeiten,
  sageAb,
  setzeStatus,
} from './abwesenheit.repository.ts'
import type { VerlaufEreignisse } from './geschehen.ts'
import { sperreKlient } from './klient.repository.ts'

type Angaben = z.output<(typeof abwesenheitContract)['beginAbwesenheit']['body']>

interface Wo {
  organisationId: string
  klientId: string
}

export const falsch = (path: string) => ({ felder: [{ path, code: 'falsch', message: 'falsch' }] })

/** Where the sealed words of an absence lie. */
export const abwesenheitFach = (wo: Wo, spalte: 'ort' | 'bemerkung', zeileId: string): Fach => ({
  ...wo,
  tabelle: 'abwesenheit',
  spalte,
  zeileId,
})

export function createAbwesenheitsplan(ports: Ports, ereignisse: VerlaufEreignisse) {
  const tresor = createTresor(ports)
  const jetzt = () => ports.clock.now().toISOString()
  const versiegle = (tx: Queryable, fach: Fach, text: string | null) => (text === null ? null : tresor.versiegle(tx, fach, text))

  /** The care pauses, and who works on an open order is told. @param akteur null: the clock */
  async function pausiere(tx: Queryable, akteur: Akteur | null, { organisationId, klientId }: Wo): Promise<void> {
    await setzeStatus(tx, organisationId, { klientId, nach: 'PAUSIERT', von: ['AKTIV', 'PAUSIERT'], am: jetzt() })
    await ereignisse.abwesenheitGeaendert(tx, akteur, { klientId, pflegedienstId: organisationId, abwesend: true })
  }

  /** The day of a planned one has come. Whose care has ended in the meantime does not leave any more. */
  async function lasseBeginnen({ pflegedienstId, klientId, abwesenheitId }: FaelligeAbwesenheit): Promise<void> {
    const am = jetzt()
    await ports.database.transaction(systemKontext, async (tx) => {
      await sperreKlient(tx, pflegedienstId, klientId)
      const geht = await istInVersorgung(tx, pflegedienstId, klientId)
      const welche = { klientId, abwesenheitId, am }
      // Another process was faster, or someone has just called it off.
      if (!(geht ? await beginne(tx, pflegedienstId, welche) : await sageAb(tx, pflegedienstId, { ...welche, personId: null }))) return
      const spur = { art: 'AENDERN', objektArt: 'ABWESENHEIT', objektId: abwesenheitId, klientId, organisationId: pflegedienstId } as const
      await protokolliere(tx, null, { aktion: geht ? 'klient.beginAbwesenheit' : 'klient.cancelAbwesenheit', ...spur })
      if (geht) await pausiere(tx, null, { organisationId: pflegedienstId, klientId })
      await rufe(tx, { art: 'klient', id: klientId, an: [pflegedienstId] })
    })
  }

  return {
    /** What was said, checked against the other absences and sealed; the record is held. */
    async lies(
      tx: Queryable,
      { organisationId, klientId, abwesenheitId }: Wo & { abwesenheitId: string },
      body: Angaben,
    ): Promise<Plan & Wo> {
      const { art, von, geplantBis } = body
      const heute = berlinDatum(jetzt())
      if (geplantBis !== null && geplantBis <= von) throw verlaufFehler.ablehnen('klient.angaben_falsch', falsch('geplantBis'))
      if (!(await istInVersorgung(tx, organisationId, klientId))) throw verlaufFehler.ablehnen('klient.nicht_in_versorgung')
      const andere = (await ladeZeiten(tx, organisationId, klientId)).filter(
        ({ id, stand }) => id !== abwesenheitId && stand !== 'ABGESAGT',
      )
      if (von <= heute && andere.some(({ stand }) => stand === 'LAEUFT')) throw verlaufFehler.ablehnen('klient.schon_abwesend')
      // Who is away and nobody knows how long does not stand in the way of what is planned.
      const bisHeute = ({ bis, ...eine }: Zeitraum, schonWeg: boolean): Zeitraum => ({ ...eine, bis: bis ?? (schonWeg ? heute : null) })
      const neue = bisHeute({ von, bis: geplantBis }, von <= heute)
      if (andere.some((eine) => ueberschneiden(neue, bisHeute(eine, eine.stand === 'LAEUFT'))))
        throw verlaufFehler.ablehnen('klient.abwesenheit_ueberschneidet', falsch('von'))
      const wo = { organisationId, klientId }
      const ort = await versiegle(tx, abwesenheitFach(wo, 'ort', abwesenheitId), body.ort)
      const bemerkung = await versiegle(tx, abwesenheitFach(wo, 'bemerkung', abwesenheitId), body.bemerkung)
      return { klientId, abwesenheitId, art, von, geplantBis, ort, bemerkung, organisationId }
    },

    /** On a coming day the clock does it. */
    async beginne(tx: Queryable, akteur: Akteur, was: Plan & Wo): Promise<void> {
      if (was.von > berlinDatum(jetzt())) return
      await beginne(tx, was.organisationId, { ...was, am: jetzt() })
      await pausiere(tx, akteur, was)
    },

    /** Begins what was planned for today, and for days on which no server ran. */
    async tick(): Promise<void> {
      const faellige = await ladeFaellige(imNamen(ports.database, systemKontext), berlinDatum(jetzt()))
      await reihum(ports.log, Object.fromEntries(faellige.map((eine) => [eine.abwesenheitId, () => lasseBeginnen(eine)])))
    },
  }
}
