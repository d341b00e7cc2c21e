/** Importing contacts from a file, and undoing it. */
import { nimmAuf } from '@dreiklang/domain/kontakt/abgleich'
import type { ImportZeile, Kontakt, kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { z } from 'zod'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import type { Gerufen } from '../shared/route.ts'
import { rufe } from '../shared/zuruf.ts'
import { merkeVorDemImport, nimmVorDemImport } from './import.repository.ts'
import { loescheImport } from './kontakt.repository.ts'
import { inDerOrganisation, kontaktSpur, pruefePlatz, saubereNotiz } from './kontakt.usecases.ts'
import { createLager } from './lager.ts'
import { ladeTags, sichereTags } from './tag.repository.ts'

type Contract = typeof kontaktContract
type Auftrag = z.output<Contract['import']['body']>['contacts'][number]

const schluesselVon = (title: string) => title.toLowerCase()

export function createImport(ports: Ports) {
  const lager = createLager(ports)
  const jetzt = () => ports.clock.now().toISOString()

  /** Ids of the tags by their titles; those that are missing are made. */
  async function tagIds(tx: Queryable, organisationId: string, zeilen: readonly ImportZeile[]): Promise<Map<string, string>> {
    const titel = new Map(zeilen.flatMap(({ tags }) => tags).map((title) => [schluesselVon(title), title]))
    if (titel.size > 0)
      await sichereTags(
        tx,
        organisationId,
        [...titel.values()].map((title) => ({ id: ports.newId(), title })),
      )
    return new Map((await ladeTags(tx, organisationId)).map(({ id, title }) => [schluesselVon(title), id]))
  }

  return {
    import: ({ akteur, body, idempotenz }: Gerufen<Contract['import']>): Promise<JsonText<z.output<Contract['import']['answer']>>> =>
      einmal(ports, { akteur, idempotenz }, async (tx) => {
        const organisationId = eigeneOrganisation(akteur)
        const neue = body.contacts.filter(({ ziel }) => ziel === null)
        await pruefePlatz(tx, organisationId, neue.length)
        const ids = await tagIds(tx, organisationId, body.contacts)
        const mitIds = ({ tags, notes, ziel, ...zeile }: Auftrag) => ({
          ...zeile,
          id: ziel?.id ?? ports.newId(),
          notes: saubereNotiz(notes),
          tags: tags.flatMap((title) => ids.get(schluesselVon(title)) ?? []),
        })
        const count =
          neue.length === 0 ? 0 : await lager.fuegeEin(tx, organisationId, { kontakte: neue.map(mitIds), am: jetzt(), importId: body.id })
        const gehalten = new Map(
          (
            await lager.halte(
              tx,
              organisationId,
              body.contacts.flatMap(({ ziel }) => ziel?.id ?? []),
            )
          ).map((einer) => [einer.id, einer]),
        )
        const geaendert: Kontakt[] = []
        for (const auftrag of body.contacts) {
          const alt = gehalten.get(auftrag.ziel?.id ?? '')
          if (alt === undefined || alt.version !== auftrag.ziel?.version) continue
          const { tags, ...angaben } = nimmAuf(alt, mitIds(auftrag), alt.tags)
          await lager.schreibe(tx, organisationId, { kontakt: { ...angaben, id: alt.id, tags: [...tags] }, am: jetzt() })
          // A second line for the same contact was compared with one that no longer exists.
          gehalten.delete(alt.id)
          geaendert.push(alt)
        }
        const vorher = (await lager.versiegle(tx, organisationId, geaendert)).map((kontakt) => ({ kontakt, version: kontakt.version + 1 }))
        await merkeVorDemImport(tx, organisationId, { importId: body.id, vorher, am: jetzt() })
        await protokolliere(tx, akteur, kontaktSpur('kontakt.import', body.id))
        await rufe(tx, { art: 'kontakt', an: [organisationId] })
        return { count, updated: geaendert.length, kept: body.contacts.length - neue.length - geaendert.length }
      }),

    undoImport: (akteur: Akteur, importId: string): Promise<z.output<Contract['undoImport']['answer']>> =>
      inDerOrganisation(ports, akteur, async (tx, organisationId) => {
        const weg = await loescheImport(tx, organisationId, { importId, am: jetzt() })
        const vorher = await nimmVorDemImport(tx, organisationId, importId)
        if (weg === null && vorher.length === 0) throw sharedFehler.ablehnen('nicht_gefunden')
        const gehalten = await lager.halte(
          tx,
          organisationId,
          vorher.map(({ kontakt }) => kontakt.id),
        )
        const unberuehrt = vorher.filter(({ kontakt, version }) =>
          gehalten.some((einer) => einer.id === kontakt.id && einer.version === version),
        )
        await lager.stelleWiederHer(tx, organisationId, { frueher: unberuehrt.map(({ kontakt }) => kontakt), am: jetzt() })
        await protokolliere(tx, akteur, kontaktSpur('kontakt.undoImport', importId))
        return {
          removed: weg?.removed ?? 0,
          restored: unberuehrt.length,
          kept: (weg?.kept ?? 0) + vorher.length - unberuehrt.length,
        }
      }),
  }
}
