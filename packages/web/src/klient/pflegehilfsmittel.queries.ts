import { pflegehilfsmittelContract } from '@dreiklang/domain/klient/pflegehilfsmittel.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { withoutAnlassNie } from './akte.queries.ts'

export const pflegehilfsmittelOfKlientQuery = (klientId: string) =>
  queryOptions({
    queryKey: ['klient', 'pflegehilfsmittel', klientId],
    queryFn: ({ signal }) => call(pflegehilfsmittelContract.readOfKlient, { params: { klientId }, signal }),
    ...withoutAnlassNie,
  })

export const pflegehilfsmittelOfBestellungQuery = (bestellungId: string) =>
  queryOptions({
    queryKey: ['bestellung', 'pflegehilfsmittel', bestellungId],
    queryFn: ({ signal }) => call(pflegehilfsmittelContract.readOfBestellung, { params: { bestellungId }, signal }),
    ...withoutAnlassNie,
  })
