/** The steps of a series with its visits, inside the transaction of the series: planned (H2), moved (H6), cancelled and taken up again (H7). */
import { type Ereignis, evolve, planeNeu } from '@dreiklang/domain/hausbesuch/hausbesuch.decider'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { type Zugewiesene, haeuserVon } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { PlanAngaben } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { type AussetzGrund, type Vorgabe, folgeSerie, setzeAus } from '@dreiklang/domain/hausbesuch/instanz.decider'
import type { Person } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import { meldungenVon } from '@dreiklang/domain/hausbesuch/meldung'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { type Datum, berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { rufe } from '../shared/zuruf.ts'
import { fuegeBesuchEin, naechsteNummer, schreibeEreignis, speichereBesuch } from './hausbesuch.repository.ts'

export type Instanzschritt =
  | { art: 'ANLEGEN'; tag: Datum; vorgabe: Vorgabe }
  | { art: 'FOLGEN'; besuch: Hausbesuch; vorgabe: Vorgabe }
  | { art: 'AUSSETZEN'; besuch: Hausbesuch; grund: AussetzGrund }

/** Whose visits they are, and who does it. */
export interface Auftraggeber {
  /** Id of the call, for the audit trail. */
  aktion: string
  /** Null: the clock. */
  akteur: Akteur | null
  /** The organisation in whose name it is planned. */
  haus: Person
  serieId: string
  klientId: string
  typ: PlanAngaben['typ']
  pflegedienstId: string
  /** The people of the series who can be sent. */
  personen: readonly { id: string; name: string }[]
}

/** Who is notified of a change: people who would drive there today or tomorrow. The rest they see in the plan. */
const gleichStunden = 48

export function createInstanzen({ clock, newId }: Pick<Ports, 'clock' | 'newId'>) {
  return async function wendeAn(tx: Queryable, auftrag: Auftraggeber, schritte: readonly Instanzschritt[]): Promise<void> {
    const { akteur, haus, serieId, klientId, typ, pflegedienstId, personen } = auftrag
    const { organisationId, seite } = haus
    const jetzt = clock.now().toISOString()
    const urheber = akteur === null ? null : { seite, organisationId, personId: akteur.personId, name: akteur.name }
    const zugewiesene = (ids: readonly string[]): Zugewiesene[] =>
      personen.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ personId: id, organisationId, name }))

    async function planen(tag: Datum, vorgabe: Vorgabe): Promise<Hausbesuch> {
      const nummer = await naechsteNummer(tx, organisationId, Number(berlinDatum(jetzt).slice(0, 4)))
      const anlage = {
        id: newId(),
        nummer,
        pflegedienstId,
        praxisId: seite === 'ARZT' ? organisationId : null,
        apothekeId: seite === 'APOTHEKE' ? organisationId : null,
        serie: { id: serieId, tag, vonHand: false },
      }
      const kopf = { typ, klientId, ort: null, dringlichkeit: 'ROUTINE', transportunfaehigGrund: null } as const
      const neu = planeNeu(anlage, { ...kopf, ...vorgabe }, { person: haus, jetzt, neueId: newId, personen, befunde: [] })
      await fuegeBesuchEin(tx, neu)
      const { datum, uhrzeit, dauerMinuten } = vorgabe
      const gesagt = { zeit: { datum, uhrzeit, dauerMinuten }, personen: neu.zugewiesene.map(({ name }) => name) }
      await schreibeEreignis(tx, {
        alt: null,
        neu,
        art: 'planen',
        zeile: 'H2',
        angaben: gesagt,
        felder: [],
        urheber,
        am: jetzt,
        meldungen: [],
      })
      return neu
    }

    async function gehe(alt: Hausbesuch, { neu: felder, ...ereignis }: Ereignis): Promise<Hausbesuch> {
      const neu = evolve(alt, { neu: felder })
      await speichereBesuch(tx, neu)
      const bald = Date.parse(neu.plan?.von ?? '') - Date.parse(jetzt) < gleichStunden * 3_600_000
      const meldungen = bald ? meldungenVon(ereignis.art, { alt, neu, personId: akteur?.personId ?? null }) : []
      await schreibeEreignis(tx, { ...ereignis, alt, neu, felder: Object.keys(felder), urheber, am: jetzt, meldungen })
      return neu
    }

    function tue(schritt: Instanzschritt): Promise<Hausbesuch> {
      switch (schritt.art) {
        case 'ANLEGEN':
          return planen(schritt.tag, schritt.vorgabe)
        case 'FOLGEN':
          return gehe(schritt.besuch, folgeSerie(schritt.besuch, schritt.vorgabe, zugewiesene(schritt.vorgabe.personIds)))
        case 'AUSSETZEN':
          return gehe(schritt.besuch, setzeAus(schritt.besuch, schritt.grund, jetzt))
      }
    }

    const besuche: Hausbesuch[] = []
    for (const schritt of schritte) besuche.push(await tue(schritt))
    await protokolliere(
      tx,
      akteur,
      besuche.map(({ id }) => ({
        aktion: auftrag.aktion,
        art: 'AENDERN',
        objektArt: 'HAUSBESUCH',
        objektId: id,
        klientId,
        organisationId,
      })),
    )
    const haeuser = new Set(besuche.flatMap(haeuserVon))
    await rufe(tx, { art: 'hausbesuch', an: [...haeuser, organisationId] })
  }
}
export type WendeAn = ReturnType<typeof createInstanzen>
