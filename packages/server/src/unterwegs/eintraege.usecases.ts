/** Takes up what was written without network: each entry in a transaction of its own, in order, and once. */
import { nachreichen } from '@dreiklang/domain/hausbesuch/hausbesuch.decider'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { Ablehnung } from '@dreiklang/domain/shared/fehler'
import type { Eintrag, EintragAntwort } from '@dreiklang/domain/unterwegs/eintrag.contract'
import type { KonfliktFeld } from '@dreiklang/domain/unterwegs/unterwegs'
import { type Zusammenfuehrung, fuehreZusammen, geschehenAm } from '@dreiklang/domain/unterwegs/zusammenfuehren'
import { ladeFremdeAenderungen } from '../hausbesuch/aenderungen.repository.ts'
import { halteBesuch, ladeBesuch } from '../hausbesuch/hausbesuch.repository.ts'
import type { Meldungen } from '../hausbesuch/meldungen.usecases.ts'
import { personVon } from '../hausbesuch/person.ts'
import type { Schritte } from '../hausbesuch/schritte.usecases.ts'
import type { Taten } from '../hausbesuch/taten.ts'
import { createBesuchVerschluss } from '../hausbesuch/verschluss.ts'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Ablage } from './ablage.ts'
import { findeEintrag, fuegeEintragEin, istImNetzGeschehen, ladeNachgereichte } from './unterwegs.repository.ts'

type Aufnahme = Omit<EintragAntwort, 'eintragId'>
type Angenommen = Exclude<Zusammenfuehrung, { art: 'ABGELEHNT' }>

const abgelehnt = (code: string): Aufnahme => ({ ergebnis: 'ABGELEHNT', nachgereicht: false, felder: [], code })
const schonDa = (nachgereicht: boolean, felder: readonly KonfliktFeld[]): Aufnahme => ({
  ergebnis: 'SCHON_DA',
  nachgereicht,
  felder: [...felder],
  code: null,
})

interface Raeume {
  taten: Taten
  schritte: Schritte
  meldungen: Meldungen
  ablage: Ablage
}

export function createEintraege(ports: Ports, { taten, schritte, meldungen, ablage }: Raeume) {
  const { geoeffnet } = createBesuchVerschluss(ports)

  /** What stands there as the result, opened before the visit is held: seals are not opened inside a transaction. */
  async function ergebnisVon(akteur: Akteur, id: string): Promise<string | null> {
    const row = await ladeBesuch(imNamen(ports.database, kontextVon(akteur)), personVon(akteur).organisationId, id)
    return (await geoeffnet({ ergebnis: row?.daten.ergebnis ?? null }, { id, sprache: 'de' })).ergebnis
  }

  /** The step itself, or beside the visit what was written; the planners hear of the first such entry of a visit. */
  async function schreibe(
    tx: Queryable,
    akteur: Akteur,
    { besuch, eintrag, zusammen }: { besuch: Hausbesuch; eintrag: Eintrag; zusammen: Angenommen },
  ): Promise<void> {
    const { art, hausbesuchId } = eintrag
    const aktion = 'unterwegs.send'
    const am = geschehenAm(besuch, eintrag)
    if (zusammen.art === 'UEBERNOMMEN') {
      const { ereignis } = zusammen
      const angaben = { ...ereignis.angaben, geschehenAm: am }
      await schritte.halteFest(tx, akteur, { alt: besuch, handlung: art, ereignis: { ...ereignis, angaben }, aktion })
      return
    }
    const frueher = await ladeNachgereichte(tx, personVon(akteur).organisationId, hausbesuchId)
    const stille = frueher.length > 0 ? { zuMelden: [] } : {}
    const ereignis = nachreichen({ schritt: art, geschehenAm: am })
    await schritte.halteFest(tx, akteur, { alt: besuch, handlung: art, ereignis, aktion, ...stille })
  }

  async function nimmAuf(
    tx: Queryable,
    akteur: Akteur,
    { eintrag, ergebnis }: { eintrag: Eintrag; ergebnis: string | null },
  ): Promise<Aufnahme> {
    const person = personVon(akteur)
    const { organisationId, personId } = person
    const { eintragId, hausbesuchId, gesehen } = eintrag
    // Held first: the same entry on two ways at once waits here, and the second sees what the first has made of it.
    const besuch = await halteBesuch(tx, organisationId, hausbesuchId)
    if (besuch === null) return abgelehnt('nicht_gefunden')
    const bekannt = await findeEintrag(tx, organisationId, { personId, eintragId })
    if (bekannt !== null) return schonDa(bekannt.nachgereicht, (await ablage.oeffne(tx, organisationId, bekannt))?.felder ?? [])
    if (await istImNetzGeschehen(tx, personId, eintragId)) return schonDa(false, [])
    const zusammen = fuehreZusammen({
      besuch: { ...besuch, ergebnis },
      eintrag,
      fremde: await ladeFremdeAenderungen(tx, organisationId, { id: hausbesuchId, gesehen, personId }),
      umstaende: await taten.umstaendeVon(tx, person, null),
    })
    if (zusammen.art === 'ABGELEHNT') return abgelehnt(zusammen.code)
    await schreibe(tx, akteur, { besuch, eintrag, zusammen })
    const nachgereicht = zusammen.art === 'NACHGEREICHT'
    const { felder } = zusammen
    await fuegeEintragEin(tx, organisationId, {
      eintragId,
      personId,
      hausbesuchId,
      art: eintrag.art,
      geschehenAm: eintrag.am,
      empfangenAm: taten.jetzt(),
      nachgereicht,
      siegel: nachgereicht || felder.length > 0 ? await ablage.versiegle(tx, organisationId, { besuch, eintrag, felder }) : null,
    })
    return { ergebnis: felder.length > 0 || nachgereicht ? 'KONFLIKT' : 'UEBERNOMMEN', nachgereicht, felder, code: null }
  }

  return {
    /** One that is refused keeps nobody else's out. What breaks ends the package: what was not answered comes again. */
    async send(akteur: Akteur, eintraege: readonly Eintrag[]): Promise<{ antworten: EintragAntwort[] }> {
      const antworten: EintragAntwort[] = []
      for (const eintrag of eintraege) {
        const { eintragId } = eintrag
        try {
          const ergebnis = await ergebnisVon(akteur, eintrag.hausbesuchId)
          const aufnahme = await ports.database.transaction(kontextVon(akteur), (tx) => nimmAuf(tx, akteur, { eintrag, ergebnis }))
          antworten.push({ eintragId, ...aufnahme })
        } catch (fehler) {
          if (fehler instanceof ConstraintViolation) antworten.push({ eintragId, ...abgelehnt('unterwegs.eintrag_vergeben') })
          else if (fehler instanceof Ablehnung) antworten.push({ eintragId, ...abgelehnt(fehler.code) })
          else throw fehler
        }
      }
      await meldungen.versuche()
      return { antworten }
    },
  }
}
