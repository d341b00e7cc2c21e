/** The signature under a month sheet: what was on the screen is kept whole, and only if it still counts. */
import { signLock } from '@dreiklang/domain/dokumentation/leistungsnachweis'
import { leistungsnachweisContract } from '@dreiklang/domain/dokumentation/leistungsnachweis.contract'
import { type SignedSheet, sheetDocument } from '@dreiklang/domain/dokumentation/leistungsnachweis.document'
import { dokumentationErrors } from '@dreiklang/domain/dokumentation/dokumentation.errors'
import { partOf } from '@dreiklang/domain/shared/document'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { personOf } from '../hausbesuch/person.ts'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { type JsonText, takeStepOnce } from '../shared/idempotenz.ts'
import type { CalledBy } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import { loadNachweisStand, loadNachweisfassungen, saveNachweisfassung } from './leistungsnachweis.repository.ts'
import { createMonthSheets } from './leistungsnachweis.usecases.ts'
import { checksumOf } from './nachweisSumme.ts'
import { createNachweisSeal } from './seal.ts'

const c = leistungsnachweisContract.sign

export function createUnterschriften(ports: Ports) {
  const sheets = createMonthSheets(ports)
  const seal = createNachweisSeal(ports)

  return {
    /** @throws nicht_gefunden, dokumentation.nachweis_leer, dokumentation.nachweis_gekuerzt, dokumentation.nachweis_veraltet */
    async sign({ akteur, params: { klientId }, body, idempotenz }: CalledBy<typeof c>): Promise<JsonText<{ version: number }>> {
      const { organisationId, personId, name: durch } = personOf(akteur)
      const month = sheets.monthOfDay(body.tag)
      const loaded = await ports.database.transaction(contextOf(akteur), (tx) => sheets.load(tx, organisationId, { klientId, ...month }))
      if (loaded === null) throw sharedErrors.refuse('nicht_gefunden')
      const shown = await sheets.open(loaded)
      const { art, unterschrift, grund } = body
      const { vorname, nachname } = shown.klient
      const name = art === 'KLIENT' || art === 'KEINE' ? `${vorname} ${nachname}` : (body.name ?? '')
      const signed: SignedSheet = { ...partOf(sheetDocument, shown), art, name, unterschrift, grund }
      const pruefsumme = await checksumOf(signed)

      return takeStepOnce(ports, {
        akteur,
        idempotenz,
        load: async (tx) => ({
          stand: await loadNachweisStand(tx, organisationId, { klientId, ...month }),
          version: (await loadNachweisfassungen(tx, organisationId, { klientId, monat: month.von }))[0]?.version ?? 0,
        }),
        isCurrent: ({ stand, version }) => stand === body.stand && shown.stand === body.stand && version === body.fassung,
        stale: () => dokumentationErrors.refuse(signLock(shown) ?? 'dokumentation.nachweis_veraltet'),
        take: async (_held, tx) => {
          const locked = signLock(shown)
          if (locked !== null) throw dokumentationErrors.refuse(locked)
          const row = { klientId, monat: month.von, version: body.fassung + 1 }
          const { inhalt } = await seal.seal(tx, { organisationId, klientId }, { ...row, inhalt: signed })
          const am = ports.clock.now().toISOString()
          const rest = { stand: body.stand, art, personId, name: durch, am, pruefsumme, inhalt }
          if (!(await saveNachweisfassung(tx, organisationId, { ...row, ...rest }))) return null
          const trail = { objektArt: 'KLIENT', objektId: klientId, klientId, felder: ['leistungsnachweis'] } as const
          await audit(tx, akteur, { aktion: c.id, art: 'AENDERN', ...trail })
          await sendSignal(tx, { art: 'klient', id: klientId, an: [organisationId] })
          return { version: row.version }
        },
      })
    },
  }
}
