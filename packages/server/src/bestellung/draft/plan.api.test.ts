import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../database/sql.ts'
import { hausForTests } from '../../forTests.fixtures.ts'
import { bereichBody } from '../../klient/klient.fixtures.ts'
import { systemContext } from '../../shared/context.ts'
import { arznei, errorOf, put } from '../bestellung.fixtures.ts'

const haus = await hausForTests()
const pfleger = await haus.wer('pfleger')
const klientId = await haus.admit({ nachname: 'Planbestellung' })
const params = { klientId }
const asInPlan = { schema: null, text: null, lautMedikationsplan: true }
const keep = async (version: number, morgens: string) => {
  const mittel = bereichBody.medikation().mittel.map((one) => (one.arzneimittel === 'Ramipril' ? { ...one, morgens } : one))
  return (await pfleger.call(akteContract.updateMedikation, { params, body: { mittel, version } })).status
}
const findings = async (rest: Parameters<typeof arznei>[0]) => {
  const { id } = await put(haus, { klientId, positionen: [arznei(rest)] })
  const { befunde } = (await pfleger.call(bestellungContract.preview, { params: { bestellungId: id } })).body
  return befunde.filter(({ code }) => /plan/.test(code)).map(({ code, schwere }) => `${schwere} ${code}`)
}

describe('an order beside the plan of medicines that is kept', () => {
  it('may say "as in the plan" once a plan is kept that has the medicine, and is warned of another dose', async () => {
    expect(await findings({ dosierung: asInPlan })).toEqual(['FEHLER versand.medikationsplan_fehlt'])
    expect((await pfleger.call(akteContract.readPlan, { params })).body).toEqual({ plan: null, bearbeitbar: true })
    expect(await keep(1, '1')).toBe(200)
    expect(await findings({ dosierung: asInPlan })).toEqual([])
    const twice = { schema: { morgens: '1', mittags: '', abends: '1', nachts: '' }, text: null, lautMedikationsplan: false }
    expect(await findings({ dosierung: twice })).toEqual(['WARNUNG versand.plan_dosis'])
    const other = {
      ...arznei().produkt,
      pzn: null,
      angabeart: 'FREITEXT',
      bezeichnung: 'Torasemid 10 mg',
      wirkstoff: null,
      wirkstaerke: null,
    } as const
    expect(await findings({ produkt: other, dosierung: asInPlan })).toEqual(['FEHLER versand.plan_ohne_mittel'])
    expect(await findings({ produkt: other })).toEqual(['WARNUNG versand.nicht_im_plan'])
  })

  it('tells the practice which version that was and its line, sealed, also after the plan has changed', async () => {
    const fall = await put(haus, { klientId, positionen: [arznei({ dosierung: asInPlan })] })
    await fall.run('pfleger', 'senden')
    expect(await keep(2, '1/2')).toBe(200)
    const [position] = (await fall.readStore('arzt')).positionen
    expect(position?.planBezug).toMatchObject({ version: 2, am: haus.heute(), zeile: { arzneimittel: 'Ramipril', planSchema: '1–0–0–0' } })
    const stored = sql('test.planBezug', `select daten::text as daten from bestellung where id = :id`)
    const [row] = await haus.ports.database.query<{ daten: string }>(systemContext, stored, { id: fall.id })
    expect(JSON.parse(row?.daten ?? '{}').positionen[0].planBezug.zeile.arzneimittel).not.toContain('Ramipril')
    const { plan } = (await pfleger.call(akteContract.readPlan, { params })).body
    expect(plan).toMatchObject({ version: 3, mittel: [{ morgens: '1/2' }, { beiBedarf: true }] })
  })

  it('shows the plan itself to no other house', async () => {
    const arzt = await haus.wer('arzt')
    expect(errorOf(await arzt.call(akteContract.readPlan, { params })).status).toBe(403)
  })
})
