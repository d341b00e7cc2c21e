/** Vital signs over time, and the doctor's ranges: read by nurse and doctor, set and ended by the doctor. */
import { dokumentationFehler } from '@dreiklang/domain/dokumentation/dokumentation.errors'
import { type Vitalverlauf, zielbereichContract } from '@dreiklang/domain/dokumentation/zielbereich.contract'
import { giltNoch, zielSperre } from '@dreiklang/domain/dokumentation/zielbereich.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { type Datum, berlinDatum, berlinInstant, plusTage } from '@dreiklang/domain/shared/zeit'
import { personVon } from '../hausbesuch/person.ts'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon } from '../shared/kontext.ts'
import type { Gerufen } from '../shared/route.ts'
import { rufe } from '../shared/zuruf.ts'
import { createMesswerte } from './messwerte.ts'
import { ladeZiele } from './messwerte.repository.ts'
import { type BekannterRow, beendeZiel, fuegeZielEin, halteZiel, ladeBekannten } from './zielbereich.repository.ts'

const c = zielbereichContract

/** Four sheets a day for a year, and some more. */
const hoechstens = 1600

export function createZielbereiche(ports: Ports) {
  const messwerte = createMesswerte(ports)
  const jetzt = () => ports.clock.now().toISOString()
  const heute = () => berlinDatum(jetzt())

  /** @throws nicht_gefunden for a Klient of others */
  async function liesBekannten(tx: Queryable, akteur: Akteur, klientId: string): Promise<BekannterRow> {
    const klient = await ladeBekannten(tx, personVon(akteur).organisationId, klientId)
    if (klient === null) throw sharedFehler.ablehnen('nicht_gefunden')
    return klient
  }

  /** A change of ranges by a doctor, told to the open screens. @throws nicht_gefunden, dokumentation.ziel_nur_arzt */
  async function alsArzt(
    tx: Queryable,
    akteur: Akteur,
    { klientId, aktion, felder }: { klientId: string; aktion: string; felder: readonly string[] },
  ): Promise<string> {
    const { organisationId } = personVon(akteur)
    const { pflegedienstId } = await liesBekannten(tx, akteur, klientId)
    const gesperrt = zielSperre(akteur)
    if (gesperrt !== null) throw dokumentationFehler.ablehnen(gesperrt)
    await protokolliere(tx, akteur, { aktion, art: 'AENDERN', objektArt: 'KLIENT', objektId: klientId, klientId, felder })
    await rufe(tx, { art: 'klient', id: klientId, an: [organisationId, pflegedienstId] })
    return organisationId
  }

  return {
    async read({ akteur, params: { klientId }, query: { tage } }: Gerufen<typeof c.read>): Promise<Vitalverlauf> {
      const { organisationId } = personVon(akteur)
      const { klient, rows } = await ports.database.transaction(kontextVon(akteur), async (tx) => {
        const gefunden = await liesBekannten(tx, akteur, klientId)
        const spur = { aktion: c.read.id, art: 'LESEN', objektArt: 'KLIENT', objektId: klientId, klientId } as const
        await protokolliere(tx, akteur, spur)
        return { klient: gefunden, rows: await ladeZiele(tx, organisationId, klientId) }
      })
      const bis = heute()
      const von = plusTage(bis, 1 - Number(tage))
      const { blaetter, messungen } = await messwerte.messungen(organisationId, { klientId, seit: berlinInstant(von), hoechstens })
      const ziele = await messwerte.oeffneZiele(rows)
      const eigene = new Set(rows.filter((row) => row.organisationId === organisationId).map(({ id }) => id))
      return {
        klient: { vorname: klient.vorname, nachname: klient.nachname },
        von,
        bis,
        werte: messungen.filter(({ am }) => berlinDatum(am) >= von).toSorted((a, b) => a.am.localeCompare(b.am)),
        vollstaendig: blaetter < hoechstens,
        ziele: ziele.map((ziel) => ({ ...ziel, eigener: eigene.has(ziel.id) })),
        setzen: zielSperre(akteur) ?? true,
      }
    },

    set({ akteur, params: { klientId }, body, idempotenz }: Gerufen<typeof c.set>): Promise<JsonText<{ id: string }>> {
      return einmal(ports, { akteur, idempotenz }, async (tx) => {
        const organisationId = await alsArzt(tx, akteur, { klientId, aktion: c.set.id, felder: [body.art] })
        if (body.gueltigAb < heute())
          throw dokumentationFehler.ablehnen('dokumentation.ziel_vergangen', {
            felder: [{ path: 'gueltigAb', code: 'falsch', message: 'falsch' }],
          })
        const { art, gueltigAb, gueltigBis, ...enden } = body
        const id = ports.newId()
        const inhalt = await messwerte.versiegleZiel(tx, { organisationId, klientId }, { id, enden })
        await fuegeZielEin(tx, organisationId, { id, klientId, art, gueltigAb, gueltigBis, name: akteur.name, am: jetzt(), inhalt })
        return { id }
      })
    },

    end({ akteur, params, idempotenz }: Gerufen<typeof c.end>): Promise<JsonText<{ gueltigBis: Datum }>> {
      const { klientId, zielbereichId: id } = params
      return einmal(ports, { akteur, idempotenz }, async (tx) => {
        const organisationId = await alsArzt(tx, akteur, { klientId, aktion: c.end.id, felder: ['gueltigBis'] })
        const ziel = await halteZiel(tx, organisationId, { klientId, id })
        if (ziel === null) throw sharedFehler.ablehnen('nicht_gefunden')
        if (!giltNoch(ziel, heute())) throw dokumentationFehler.ablehnen('dokumentation.ziel_beendet')
        const bis = plusTage(heute(), -1)
        await beendeZiel(tx, organisationId, { klientId, id, bis })
        return { gueltigBis: bis }
      })
    },
  }
}
