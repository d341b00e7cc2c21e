import { describe, expect, it } from 'vitest'
import { newPosition, type Versicherung } from './formValues.ts'
import { chooseRezeptart, chooseVorlage, folge } from './entwurfReducer.ts'

const gkv: Versicherung = { art: 'GKV', befreitBis: '2026-12-31', geburtsdatum: '1940-03-12', am: '2026-11-25' }
const start = (versicherung = gkv) =>
  folge(newPosition({ angabeart: 'PZN', pzn: '08585997' }, { schluessel: 'a', versicherung }), versicherung)

describe('Kind and way of the prescription in the form', () => {
  it('begin with the E-Rezept that is asked for, and say who is exempt', () => {
    expect(start()).toMatchObject({ rezeptart: 'EREZEPT_GKV', rezeptVorlage: 'ANFORDERN', kostenhinweis: 'ZUZAHLUNG_BEFREIT' })
  })
  it('follow the insurance as long as nobody chose', () => {
    expect(folge(start(), { ...gkv, art: 'PKV' })).toMatchObject({ rezeptart: 'EREZEPT_PRIVAT', kostenhinweis: 'SELBSTZAHLER' })
  })
  it('stay as a person chose them when the product changes within the law', () => {
    const papier = chooseRezeptart(start(), 'MUSTER16', gkv)
    expect(folge({ ...papier, produktart: 'VERBANDSTOFF' }, gkv).rezeptart).toBe('MUSTER16')
  })
  it('leave what a person chose when the law no longer lets it: a narcotic is on its own form', () => {
    const card = chooseVorlage(start(), 'AUF_EGK', gkv)
    expect(card).toMatchObject({ rezeptart: 'EREZEPT_GKV', rezeptVorlage: 'AUF_EGK' })
    expect(folge({ ...card, btm: true }, gkv)).toMatchObject({ rezeptart: 'BTM', rezeptVorlage: 'ANFORDERN' })
  })
  it('go without prescription and back', () => {
    const ohne = chooseVorlage(start(), 'OHNE', gkv)
    expect(ohne).toMatchObject({ rezeptart: 'OHNE', rezeptVorlage: 'OHNE', kostenhinweis: 'UNKLAR' })
    expect(folge({ ...ohne, bezeichnung: 'Hustensaft' }, gkv).rezeptart).toBe('OHNE')
    expect(chooseVorlage(ohne, 'LIEGT_IN_PRAXIS', gkv)).toMatchObject({ rezeptart: 'EREZEPT_GKV', rezeptVorlage: 'LIEGT_IN_PRAXIS' })
  })
  it('take back the wish for a repeat where there is none', () => {
    expect(folge({ ...start(), mvoGewuenscht: true, btm: true }, gkv).mvoGewuenscht).toBe(false)
  })
  it('leave the hint about money alone when a person said it', () => {
    const gesagt = { ...start(), kostenhinweis: 'SELBSTZAHLER', vonHand: ['kostenhinweis'] } as const
    expect(folge(gesagt, gkv).kostenhinweis).toBe('SELBSTZAHLER')
  })
})
