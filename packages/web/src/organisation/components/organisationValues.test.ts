import { organisationAngaben } from '@dreiklang/domain/organisation/organisation.contract'
import { describe, expect, it } from 'vitest'
import { emptyOrganisation, organisationAbbild, type OrganisationValues } from './organisationValues.ts'

const praxis: OrganisationValues = {
  art: 'ARZTPRAXIS',
  name: 'Praxis Dr. Weber',
  adresse: { strasse: 'Lindenweg', hausnummer: '4a', zusatz: '', plz: '10115', ort: 'Berlin' },
  telefon: '030 1234567',
  email: '',
  ik: '',
  bsnr: '721111100',
}

describe('The form of an organisation', () => {
  it('becomes a body that the contract takes', () => {
    expect(organisationAngaben.parse(organisationAbbild(praxis))).toMatchObject({
      bsnr: '721111100',
      email: null,
      ik: null,
    })
  })
  it('leaves out what only practices have', () => {
    expect(organisationAbbild({ ...praxis, art: 'APOTHEKE' })).toMatchObject({ bsnr: null })
  })
  it('names every missing field', () => {
    const empty = organisationAngaben.safeParse(organisationAbbild(emptyOrganisation))
    expect(new Set(empty.error?.issues.map(({ path }) => path.join('.')))).toEqual(
      new Set(['name', 'adresse.strasse', 'adresse.hausnummer', 'adresse.plz', 'adresse.ort', 'telefon']),
    )
  })
})
