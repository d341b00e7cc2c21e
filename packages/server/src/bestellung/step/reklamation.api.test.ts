import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { type DokumentArt, dokumentContract } from '@dreiklang/domain/klient/dokument.contract'
import { expect, it } from 'vitest'
import { hausForTests } from '../../forTests.fixtures.ts'
import { type Fall, type Konto, bring, errorOf } from '../bestellung.fixtures.ts'

const haus = await hausForTests()
const nurse = await haus.wer('pfleger')

async function storeFoto(klientId: string, art: DokumentArt = 'SONSTIGES'): Promise<string> {
  const { body, text } = await nurse.call(dokumentContract.addDokument, {
    params: { klientId },
    query: { art, dateiName: 'packung.webp' },
    body: 'RIFF1234WEBP',
  })
  expect(body.id, text).toBeTypeOf('string')
  return body.id
}
const look = async (konto: Konto, fall: Fall, fotoId: string) =>
  (await (await haus.wer(konto)).call(bestellungContract.readReklamationFoto, { params: { bestellungId: fall.id, fotoId } })).status
const fotosOf = async (konto: Konto, fall: Fall) =>
  (await fall.readStore(konto)).positionen.flatMap(({ reklamationen }) => reklamationen.map(({ fotos }) => fotos))

it('a complaint shows its photo to the nursing service and to the pharmacy that delivered, and to nobody else', async () => {
  const fall = await bring(haus, 'GELIEFERT')
  const klientId = fall.stand.klientId ?? ''
  const [foto, other] = [await storeFoto(klientId), await storeFoto(klientId)]
  expect(await look('apotheker', fall, foto), 'before the complaint').toBe(404)
  await fall.run('pfleger', 'reklamieren', { fotos: [foto] })
  expect([await fotosOf('pfleger', fall), await fotosOf('apotheker', fall), await fotosOf('arzt', fall)]).toEqual([
    [[foto]],
    [[foto]],
    [[]],
  ])
  const seen = await Promise.all(
    (['pfleger', 'pflege-admin', 'apotheker', 'arzt', 'pfleger2', 'apotheker2'] as const).map((konto) => look(konto, fall, foto)),
  )
  expect(seen).toEqual([200, 200, 200, 404, 404, 404])
  expect(await look('apotheker', fall, other), 'another document of the same Klient').toBe(404)
})

it('a complaint takes no file that is not in the record of its Klient, and none that is a picture of a person', async () => {
  const fall = await bring(haus, 'GELIEFERT')
  const foreign = await storeFoto(await haus.admit())
  for (const fotos of [[crypto.randomUUID()], [foreign]])
    expect(errorOf(await fall.versuche('pfleger', 'reklamieren', { fotos }))).toMatchObject({
      status: 422,
      code: 'bestellung.foto_unbekannt',
    })
  const plain = await fall.run('pfleger', 'reklamieren')
  expect(plain.positionen[0]?.reklamationen[0]?.fotos).toEqual([])
})
