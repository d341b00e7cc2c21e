/** Turns a request into a draft order exactly once: a second or repeated call gets the first draft. */
import { nummerVon } from '@dreiklang/domain/anliegen/anliegen'
import { anliegenFehler } from '@dreiklang/domain/anliegen/anliegen.errors'
import { entwurfAus } from '@dreiklang/domain/anliegen/bestellentwurf'
import type { Entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { Ablehnung } from '@dreiklang/domain/shared/fehler'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { z } from 'zod'
import { ladeKlient } from '../klient/klient.repository.ts'
import type { Ports } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Idempotenz } from '../shared/route.ts'
import { rufe } from '../shared/zuruf.ts'
import type { Tresor } from '../tresor/tresor.ts'
import { type AnliegenRow, halteAnliegen, ladeAnliegen, schreibeSchritt, setzeBestellung } from './anliegen.repository.ts'
import { oeffneInhalte } from './inhalt.ts'

/** What this room needs of the orders. */
export interface Entwuerfe {
  ausAnliegen(akteur: Akteur, entwurf: Entwurf, idempotenz: Idempotenz): Promise<string>
  remove(akteur: Akteur, bestellungId: string): Promise<void>
}

const quittung = z.object({ id: z.uuid() })

export function createBestellungAusAnliegen(ports: Ports, { tresor, entwuerfe }: { tresor: Tresor; entwuerfe: Entwuerfe }) {
  const jetzt = () => ports.clock.now().toISOString()

  async function entwurfVon(akteur: Akteur, row: AnliegenRow): Promise<Entwurf> {
    const organisationId = eigeneOrganisation(akteur)
    const db = imNamen(ports.database, kontextVon(akteur))
    const heute = berlinDatum(jetzt())
    const [[inhalt], klient] = await Promise.all([
      oeffneInhalte(db, { tresor, organisationId }, [row]),
      row.klientId === null ? null : ladeKlient(db, organisationId, { klientId: row.klientId, heute }),
    ])
    if (klient === null) throw anliegenFehler.ablehnen('anliegen.klient_fehlt')
    if (inhalt === null || inhalt === undefined) throw sharedFehler.ablehnen('nicht_gefunden')
    return entwurfAus({ nummer: nummerVon(row.id), inhalt }, { klient, heute })
  }

  /** Answers the draft the request is linked to now: this one, or the one a faster caller made. */
  function verbinde(akteur: Akteur, anliegenId: string, bestellungId: string): Promise<string> {
    const organisationId = eigeneOrganisation(akteur)
    return ports.database.transaction(kontextVon(akteur), async (tx) => {
      const row = await halteAnliegen(tx, organisationId, anliegenId)
      if (row === null) throw sharedFehler.ablehnen('nicht_gefunden')
      if (row.bestellungId !== null) return row.bestellungId
      const am = jetzt()
      await setzeBestellung(tx, organisationId, { id: anliegenId, bestellungId, am })
      if (row.status === 'NEU') {
        const eintrag = { schritt: 'UEBERNEHMEN', name: akteur.name, am, grund: null } as const
        const zustaendig = { id: akteur.personId, name: akteur.name }
        await schreibeSchritt(tx, organisationId, { id: anliegenId, status: 'IN_ARBEIT', zustaendig, eintrag })
      }
      await protokolliere(tx, akteur, {
        aktion: 'anliegen.bestelle',
        art: 'AENDERN',
        objektArt: 'ANLIEGEN',
        objektId: anliegenId,
        klientId: row.klientId,
        felder: ['bestellung'],
      })
      await rufe(tx, { art: 'anliegen', an: [organisationId] })
      return bestellungId
    })
  }

  /** Removes the draft that lost the race. When one person pressed twice, both presses made one draft and only the first still finds it. */
  async function raeumeAuf(akteur: Akteur, bestellungId: string): Promise<void> {
    try {
      await entwuerfe.remove(akteur, bestellungId)
    } catch (fehler) {
      if (!(fehler instanceof Ablehnung && fehler.code === 'nicht_gefunden')) throw fehler
    }
  }

  return async function bestelle(akteur: Akteur, anliegenId: string): Promise<{ bestellungId: string }> {
    const row = await ladeAnliegen(imNamen(ports.database, kontextVon(akteur)), eigeneOrganisation(akteur), anliegenId)
    if (row === null) throw sharedFehler.ablehnen('nicht_gefunden')
    if (row.bestellungId !== null) return { bestellungId: row.bestellungId }
    if (row.art !== 'NACHBESTELLUNG' || row.status === 'ERLEDIGT' || row.status === 'ABGELEHNT') {
      throw anliegenFehler.ablehnen('anliegen.schritt_unmoeglich')
    }
    const entwurf = await entwurfVon(akteur, row)
    const anfrageHash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(entwurf))))
    // The version is part of the key because a draft may be deleted and requested again.
    const schluessel = `anliegen-${anliegenId}-${row.version}`
    const { id } = quittung.parse(JSON.parse(await entwuerfe.ausAnliegen(akteur, entwurf, { schluessel, anfrageHash })))
    const bestellungId = await verbinde(akteur, anliegenId, id)
    if (bestellungId !== id) await raeumeAuf(akteur, id)
    return { bestellungId }
  }
}
