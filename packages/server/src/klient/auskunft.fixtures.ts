/** For tests only: something about a Klient in each room above this one. */
import { anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { uebergabebuchContract } from '@dreiklang/domain/uebergabebuch/uebergabebuch.contract'
import { plusDays } from '@dreiklang/domain/shared/time'
import { frageAn, nachbestellung, openFormular } from '../anliegen/anliegen.fixtures.ts'
import type { Haus } from '../bestellung/bestellung.fixtures.ts'
import { bringTo, pdf } from '../files/files.fixtures.ts'
import { create, planBody } from '../hausbesuch/hausbesuch.fixtures.ts'
import { createSerie, serienBody } from '../serie/serie.fixtures.ts'

/** A visit, a series, a line that was handed over, a file, and a request of a relative. @throws when one was refused */
export async function fillAbove(haus: Haus, klientId: string): Promise<void> {
  const leitung = await haus.wer('pflege-admin')
  const nurse = await haus.wer('pfleger')
  const personIds = [haus.ensemble.personen['pfleger']?.personId ?? '']
  await create(leitung, 'plan', planBody({ klientId, personIds }, { anlass: 'Verband lockert sich' }))
  await createSerie(leitung, serienBody({ klientId, personIds }, { anlass: 'Kompressionsstrümpfe' }))

  const params = { uebergabeId: haus.ports.newId() }
  const zeile = { id: haus.ports.newId(), klientId, thema: 'ZUSTAND', wichtig: false, text: 'Hat kaum getrunken.' } as const
  const dienst = { tag: plusDays(haus.heute(), -1), schicht: 'FRUEH' } as const
  const sheet = await nurse.call(uebergabebuchContract.save, { params, body: { ...dienst, zeilen: [zeile], version: null } })
  const handed = await nurse.call(uebergabebuchContract.handOver, { params, body: { version: sheet.body.version } })

  await openFormular(haus, { konto: 'pflege-admin', adresse: 'sonnenhof-auskunft' })
  const asked = await frageAn(haus, 'sonnenhof-auskunft', nachbestellung)
  const [row] = (await nurse.call(anliegenContract.list, { query: {} })).body.zeilen
  const assigned = await nurse.call(anliegenContract.assignKlient, {
    params: { anliegenId: row?.id ?? '' },
    body: { version: row?.version ?? 0, klientId },
  })
  await bringTo(haus, nurse, { at: { kind: 'klient', placeId: klientId }, name: 'Wunde.pdf', bytes: pdf('Wunde') })
  const refused = [sheet, handed, asked, assigned].find(({ status }) => status >= 300)
  if (refused !== undefined) throw new Error(`Something about the Klient was refused: ${refused.text}`)
}
