/** States of a sheet, as whoever writes finds them and leaves the next one: from the network and from the way. */
import { type Blatt, leeresBlatt } from '@dreiklang/domain/dokumentation/blatt.contract'
import type { BlattQuittung } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { type Nennbares, fotoIdsVon, geaenderteTeile } from '@dreiklang/domain/dokumentation/dokumentation.decider'
import type { BlattStand } from '@dreiklang/domain/dokumentation/dokumentation.policy'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { personVon } from '../hausbesuch/person.ts'
import { findeWundfotos, halteDokumenteFest } from '../klient/dokument.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type FassungRow, beginneBlatt, ladeBlatt, ladeFassung, ladeFassungen, ladePraxen, schreibeFassung } from './blatt.repository.ts'
import { createBlattSiegel } from './blattSiegel.ts'

export interface Blattlage {
  /** Null: nothing is written yet. */
  stand: BlattStand | null
  fassung: Pick<FassungRow, 'version' | 'am' | 'name'> | null
  /** An empty one before the first word; also of a sheet of another organisation, which nobody here may write. */
  blatt: Blatt
}

interface NeueWorte {
  besuch: Hausbesuch
  lage: Blattlage
  blatt: Blatt
  /** The sheet is whole and locked. */
  ende: boolean
  /** Id of the call, for the audit trail. */
  aktion: string
}

export function createBlattlagen(ports: Ports) {
  const siegel = createBlattSiegel(ports)
  const wessen = (akteur: Akteur, { klientId }: Hausbesuch) => ({ organisationId: personVon(akteur).organisationId, klientId })

  return {
    /** Of a visit that is held. */
    async lade(tx: Queryable, akteur: Akteur, besuch: Hausbesuch): Promise<Blattlage> {
      const wem = wessen(akteur, besuch)
      const row = await ladeBlatt(tx, besuch.id)
      const fassung = await ladeFassung(tx, wem.organisationId, besuch.id)
      const blatt = fassung === null ? leeresBlatt(besuch.leistungen.length) : await siegel.oeffneEigenes(tx, wem, fassung)
      return { stand: row && { organisationId: row.organisationId, abgeschlossen: row.abgeschlossenAm !== null }, fassung, blatt }
    },

    /** An earlier state; an empty sheet before the first one. */
    async ladeFruehere(tx: Queryable, akteur: Akteur, { besuch, version }: { besuch: Hausbesuch; version: number }): Promise<Blatt> {
      const wem = wessen(akteur, besuch)
      const [fassung] = await ladeFassungen(tx, wem.organisationId, { hausbesuchId: besuch.id, von: version, bis: version })
      return fassung === undefined ? leeresBlatt(besuch.leistungen.length) : siegel.oeffneEigenes(tx, wem, fassung)
    },

    /** What these sheets may name, of what they name. */
    async nennbares(
      tx: Queryable,
      akteur: Akteur,
      { besuch, blaetter }: { besuch: Hausbesuch; blaetter: readonly Blatt[] },
    ): Promise<Nennbares> {
      const { organisationId, klientId } = wessen(akteur, besuch)
      const praxen = blaetter.every(({ anordnungen }) => anordnungen.length === 0) ? [] : await ladePraxen(tx, organisationId, besuch)
      const fotoIds = await findeWundfotos(tx, organisationId, { klientId, dokumentIds: blaetter.flatMap(fotoIdsVon) })
      return { praxisIds: praxen.map(({ id }) => id), fotoIds }
    },

    /** What was checked becomes the next state. A repeated press, or words that stand there already: nothing happened. */
    async schreibe(tx: Queryable, akteur: Akteur, { besuch, lage, blatt, ende, aktion }: NeueWorte): Promise<BlattQuittung> {
      const { fassung, stand, blatt: alt } = lage
      const { id: hausbesuchId, klientId } = besuch
      const { personId, name, organisationId } = personVon(akteur)
      const felder = geaenderteTeile(alt, blatt)
      if (!ende && fassung !== null && felder.length === 0) return { version: fassung.version, gespeichertAm: fassung.am }
      if (stand === null) await beginneBlatt(tx, organisationId, { hausbesuchId, klientId })
      const version = (fassung?.version ?? 0) + 1
      const am = ports.clock.now().toISOString()
      const inhalt = await siegel.versiegle(tx, { organisationId, klientId }, { hausbesuchId, version, blatt })
      await schreibeFassung(tx, organisationId, { hausbesuchId, version, inhalt, am, name, personId, abgeschlossen: ende })
      if (ende) await halteDokumenteFest(tx, organisationId, { klientId, dokumentIds: fotoIdsVon(blatt), am })
      await protokolliere(tx, akteur, { aktion, art: 'AENDERN', objektArt: 'HAUSBESUCH', objektId: hausbesuchId, klientId, felder })
      return { version, gespeichertAm: am }
    },
  }
}
