import { protokollArten } from '@dreiklang/domain/protokoll/protokoll'
import { protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import { defineList } from '../../liste/components/listForm.ts'

const art = { art: 'mehrfach', werte: protokollArten } as const
const zeit = { art: 'zeitraum', von: 'von', bis: 'bis' } as const

export const protokollList = defineList({
  id: 'protokoll.haus',
  call: protokollContract.list,
  exportCall: protokollContract.exportieren,
  schluessel: ['protokoll', 'haus'],
  filter: { art, zeit, personId: { art: 'nachschlagen' }, klientId: { art: 'nachschlagen' } },
  sortierungen: ['neueste'],
  limit: 100,
})

export const ownList = defineList({
  id: 'protokoll.eigenes',
  call: protokollContract.own,
  schluessel: ['protokoll', 'eigenes'],
  filter: { art, zeit },
  sortierungen: ['neueste'],
  limit: 100,
})
