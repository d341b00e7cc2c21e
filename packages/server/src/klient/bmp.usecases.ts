/** A scanned Bundeseinheitlicher Medikationsplan: compared first, and taken over as far as a person has ticked it. */
import { planSperre } from '@dreiklang/domain/klient/akte.policy'
import { type Bmp, readBmp } from '@dreiklang/domain/klient/bmp'
import type { BmpVorschau, bmpContract } from '@dreiklang/domain/klient/bmp.contract'
import { applyBmp, compareBmp, findOtherPerson } from '@dreiklang/domain/klient/bmpPlan'
import { klientErrors } from '@dreiklang/domain/klient/klient.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import type { CalledBy } from '../shared/route.ts'
import type { Akten } from './akte.usecases.ts'
import type { Akte } from './aktenschrank.ts'
import { holdKlient } from './hold.ts'

/** @throws klient.plan_nur_fachkraft, klient.bmp_unlesbar, klient.bmp_seite_fehlt, klient.bmp_seiten_fremd */
function readPaper(akteur: Akteur, seiten: readonly string[]): Bmp {
  const sperre = planSperre(akteur)
  if (sperre !== null) throw klientErrors.refuse(sperre)
  const read = readBmp(seiten)
  if (read.art === 'FEHLER') throw klientErrors.refuse(`klient.bmp_${read.code}`, { angaben: { seiten: read.seiten } })
  return read.bmp
}

/** @throws klient.bmp_andere_person with the fields that differ */
function checkPerson(bmp: Bmp, { person, versicherung }: Akte): void {
  const { vorname, nachname, geburtsdatum } = person
  const other = findOtherPerson(bmp, { vorname, nachname, geburtsdatum, kvnr: versicherung.kvnr })
  const felder = other.map((path) => ({ path, code: 'falsch', message: 'falsch' }))
  if (other.length > 0) throw klientErrors.refuse('klient.bmp_andere_person', { felder })
}

export function createBmp(ports: Ports, akten: Akten) {
  return {
    /** @throws nicht_gefunden */
    async check({ akteur, params: { klientId }, body }: CalledBy<typeof bmpContract.checkBmp>): Promise<BmpVorschau> {
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        await holdKlient(tx, akteur, klientId)
        const bmp = readPaper(akteur, body.seiten)
        const akte = await akten.load(tx, akteur, klientId)
        checkPerson(bmp, akte)
        const { version, mittel } = akte.medikation
        const trail = { objektArt: 'KLIENT', objektId: klientId, klientId } as const
        await audit(tx, akteur, { aktion: 'klient.checkBmp', art: 'LESEN', ...trail })
        return { version, aussteller: bmp.aussteller, gedrucktAm: bmp.gedrucktAm, ...compareBmp(bmp, mittel) }
      })
    },

    /** @throws nicht_gefunden, klient.veraltet, klient.unvollstaendig, klient.bmp_nichts_gewaehlt */
    async take({
      akteur,
      params: { klientId },
      body,
      idempotenz,
    }: CalledBy<typeof bmpContract.takeBmp>): Promise<JsonText<{ version: number }>> {
      const { seiten, version: gesehen, zeilen, entfaellt, namen } = body
      return once(ports, { akteur, idempotenz }, async (tx) => {
        await holdKlient(tx, akteur, klientId)
        const bmp = readPaper(akteur, seiten)
        checkPerson(bmp, await akten.load(tx, akteur, klientId))
        return akten.save(tx, akteur, {
          klientId,
          bereich: 'medikation',
          gesehen,
          aktion: 'klient.takeBmp',
          bmp: { aussteller: bmp.aussteller, gedrucktAm: bmp.gedrucktAm },
          neu: ({ mittel }) => {
            const after = applyBmp(mittel, compareBmp(bmp, mittel, namen), { zeilen, entfaellt })
            if (JSON.stringify(after) === JSON.stringify(mittel)) throw klientErrors.refuse('klient.bmp_nichts_gewaehlt')
            return { mittel: after }
          },
        })
      })
    },
  }
}
