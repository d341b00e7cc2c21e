/** Measured values that go along with the question for a doctor's visit: a copy, sealed under the key of the Klient. */
import { dokumentationFehler } from '@dreiklang/domain/dokumentation/dokumentation.errors'
import { darfMitgeben } from '@dreiklang/domain/dokumentation/dokumentation.policy'
import { type MitgabeAntwort, hoechstensMitgegeben, mitgabeContract, mitgabeTage } from '@dreiklang/domain/dokumentation/mitgabe.contract'
import { type Verlaufswert, verlaufswert } from '@dreiklang/domain/dokumentation/zielbereich.contract'
import { type Hausbesuch, readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { haeuserVon } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { z } from 'zod'
import { halteBesuch, ladeBesuch } from '../hausbesuch/hausbesuch.repository.ts'
import { personVon } from '../hausbesuch/person.ts'
import type { Ports } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon, systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Gerufen } from '../shared/route.ts'
import { rufe } from '../shared/zuruf.ts'
import { createTresor } from '../tresor/tresor.ts'
import { createMesswerte } from './messwerte.ts'
import { ladeMitgabe, speichereMitgabe } from './mitgabe.repository.ts'

const c = mitgabeContract
const inhaltSchema = z.array(verlaufswert)
const hoechstensBlaetter = 120

const platz = (zeileId: string) => ({ tabelle: 'besuch_mitgabe', spalte: 'inhalt', zeileId })
const neuesteZuerst = (werte: readonly Verlaufswert[]) => werte.toSorted((a, b) => b.am.localeCompare(a.am) || a.id.localeCompare(b.id))

export function createMitgabe(ports: Ports) {
  const messwerte = createMesswerte(ports)
  const tresor = createTresor(ports)

  /** What was measured lately. Not inside a transaction. */
  async function waehlbare(akteur: Akteur, { klientId }: Pick<Hausbesuch, 'klientId'>): Promise<Verlaufswert[]> {
    const seit = new Date(ports.clock.now().getTime() - mitgabeTage * 86_400_000).toISOString()
    const frage = { klientId, seit, hoechstens: hoechstensBlaetter }
    return neuesteZuerst((await messwerte.messungen(personVon(akteur).organisationId, frage)).messungen)
  }

  /** @throws nicht_gefunden */
  async function liesBesuch(akteur: Akteur, hausbesuchId: string): Promise<Hausbesuch> {
    const row = await ladeBesuch(imNamen(ports.database, kontextVon(akteur)), personVon(akteur).organisationId, hausbesuchId)
    if (row === null) throw sharedFehler.ablehnen('nicht_gefunden')
    return readHausbesuch(row)
  }

  return {
    async read({ akteur, params: { hausbesuchId } }: Gerufen<typeof c.read>): Promise<MitgabeAntwort> {
      const besuch = await liesBesuch(akteur, hausbesuchId)
      const row = await ports.database.transaction(kontextVon(akteur), async (tx) => {
        const spur = {
          aktion: c.read.id,
          art: 'LESEN',
          objektArt: 'HAUSBESUCH',
          objektId: hausbesuchId,
          klientId: besuch.klientId,
        } as const
        await protokolliere(tx, akteur, spur)
        return ladeMitgabe(tx, hausbesuchId)
      })
      const liste = row === null ? [] : [{ ...platz(hausbesuchId), siegel: row.inhalt }]
      const [text = null] = await tresor.oeffneGemeinsame(imNamen(ports.database, systemKontext), liste)
      const aendern = darfMitgeben(personVon(akteur), besuch)
      return {
        version: row?.version ?? 0,
        von: row && { name: row.name, am: row.am },
        werte: text === null ? [] : inhaltSchema.parse(JSON.parse(text)),
        waehlbar: aendern ? await waehlbare(akteur, besuch) : [],
        aendern,
      }
    },

    async save({ akteur, params: { hausbesuchId }, body, idempotenz }: Gerufen<typeof c.save>): Promise<JsonText<{ version: number }>> {
      const { version, messungIds } = body
      const person = personVon(akteur)
      const { organisationId } = person
      const gemessene = await waehlbare(akteur, await liesBesuch(akteur, hausbesuchId))
      const werte = gemessene.filter(({ id }) => messungIds.includes(id)).slice(0, hoechstensMitgegeben)
      return einmal(ports, { akteur, idempotenz }, async (tx) => {
        const besuch = await halteBesuch(tx, organisationId, hausbesuchId)
        if (besuch === null || !darfMitgeben(person, besuch)) throw dokumentationFehler.ablehnen('dokumentation.mitgabe_zu')
        if (werte.length !== messungIds.length) throw dokumentationFehler.ablehnen('dokumentation.messung_unbekannt')
        const { klientId } = besuch
        const klartext = JSON.stringify(werte)
        const inhalt = await tresor.versiegle(tx, { organisationId, klientId, ...platz(hausbesuchId) }, klartext)
        const am = ports.clock.now().toISOString()
        const neue = await speichereMitgabe(tx, organisationId, { hausbesuchId, gesehen: version, name: akteur.name, am, inhalt })
        if (neue === null) throw dokumentationFehler.ablehnen('dokumentation.veraltet')
        const spur = { aktion: c.save.id, art: 'AENDERN', objektArt: 'HAUSBESUCH', objektId: hausbesuchId, klientId } as const
        await protokolliere(tx, akteur, { ...spur, felder: ['vitalwerte'] })
        await rufe(tx, { art: 'hausbesuch', id: hausbesuchId, an: haeuserVon(besuch) })
        return { version: neue }
      })
    },
  }
}
