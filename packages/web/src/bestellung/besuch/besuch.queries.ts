import { needsBesuch } from '@dreiklang/domain/bestellung/besuch'
import { type Besuchsverordnung, besuchLinkContract } from '@dreiklang/domain/bestellung/besuch.contract'
import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { queryOptions } from '@tanstack/react-query'
import type { BesuchDefault } from '../../hausbesuch/components/anbauten.ts'
import { call } from '../../shared/apiClient.ts'

/** Keyed under orders, because a change of an order changes what its visits show of it. */
const raum = ['bestellung', 'besuch'] as const

export const bestellungenOfBesuchQuery = (hausbesuchId: string) =>
  queryOptions({
    queryKey: [...raum, 'bestellungen', hausbesuchId],
    queryFn: ({ signal }) => call(besuchLinkContract.listDesBesuchs, { params: { hausbesuchId }, signal, background: true }),
  })

export const handOver = (hausbesuchId: string, body: { bestellungId: string; version: number }, idempotencyKey: string) =>
  call(besuchLinkContract.uebergib, { params: { hausbesuchId }, body, idempotencyKey })

export const prescribeAtBesuch = (hausbesuchId: string, body: Besuchsverordnung, idempotencyKey: string) =>
  call(besuchLinkContract.verordneBeimBesuch, { params: { hausbesuchId }, body, idempotencyKey })

export const besucheOfBestellungQuery = (bestellungId: string) =>
  queryOptions({
    queryKey: [...raum, 'besuche', bestellungId],
    queryFn: async ({ signal }) =>
      (await call(besuchLinkContract.listBesuche, { params: { bestellungId }, signal, background: true })).besuche,
  })

/** Every load is logged: once per form. */
export const knownMittelQuery = (hausbesuchId: string) =>
  queryOptions({
    queryKey: ['bestellungEntwurf', 'bekannt', hausbesuchId],
    queryFn: ({ signal }) => call(besuchLinkContract.listBekannte, { params: { hausbesuchId }, signal, background: true }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })

export const knownMittelOfKlientQuery = (klientId: string) =>
  queryOptions({
    queryKey: ['bestellungEntwurf', 'bekannt', 'klient', klientId],
    queryFn: ({ signal }) => call(besuchLinkContract.listBekannteOfKlient, { params: { klientId }, signal, background: true }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })

/** Defaults for a visit that the doctor requested by declining: the reason and the products. */
export async function besuchDefault(bestellungId: string): Promise<BesuchDefault> {
  const bestellung = await call(bestellungContract.read, { params: { bestellungId } })
  const { klient, praxis, nummer } = bestellung
  const meant = needsBesuch(bestellung.positionen)
  const words = meant.map(({ produkt, ablehnung }) => [produkt.bezeichnung, ablehnung?.text ?? ''].filter((part) => part !== '').join(': '))
  return {
    klientId: klient?.id ?? null,
    typ: 'ARZTBESUCH',
    anlassCode: 'MEDIKATION',
    anlass: [nummer, ...words].join('\n').slice(0, 500),
    praxis: praxis === null ? null : { id: praxis.id, name: praxis.name },
    tag: null,
  }
}
