import { describe, expect, it } from 'vitest'
import {
  befundOf,
  normalizePzn,
  checkBsnr,
  checkGtin,
  checkHmvNumber,
  checkIban,
  checkIcd10,
  checkIk,
  checkKim,
  checkKvnr,
  checkLanr,
  checkPlz,
  checkPpn,
  checkPzn,
  checkRezeptId,
  checkTelematikId,
} from './checkDigits.ts'
import { checkTelefon } from './rufnummer.ts'

// All examples of domain.md, section 6.
const faelle = {
  PZN: {
    check: checkPzn,
    gut: ['08585997', '27580899', '20987327', '91168337', '02223945', '00230272', '00558736', '09900751', '02239828', '02455874'],
    format: ['1234567', '0858599A', '00000000'],
    pruefziffer: ['91168338', '08585998', '06659310', '53089840', '30650630'],
  },
  KVNR: {
    check: checkKvnr,
    gut: ['A123456780', 'A000500015', 'K220645122', 'T012345678', 'C000500021', 'X110411319', 'S040464113', 'M310429177', 'W260933417'],
    format: ['k220645129', 'Ä220645129', 'B22064512'],
    pruefziffer: ['K220645129', 'T012345679', 'A005000112', 'C000500020', 'X234567890'],
  },
  IK: {
    check: checkIk,
    gut: ['260326822', '104212059', '109519005', '101575519', '108018007', '413799875', '460501233', '305102344'],
    format: ['12345678'],
    pruefziffer: ['413799876', '123456789', '999999999'],
  },
  LANR: {
    check: checkLanr,
    gut: ['838382202', '754236701', '895268385', '582369858', '987654423', '123456601', '999999900', '482915401', '730264703'],
    format: ['12345678'],
    pruefziffer: ['165630445', '123456789', '555555601'],
  },
  BSNR: {
    check: checkBsnr,
    gut: ['010123499', '491249011', '721111100', '740112363'],
    format: ['009999900', '361234500', '971234500', '12345678'],
    pruefziffer: [],
  },
  'Rezept-ID': {
    check: checkRezeptId,
    gut: ['160.100.000.000.002.36', '160.000.000.000.123.76', '160.123.456.789.123.58', '160.000.033.491.280.78'],
    format: ['160.100.000.000.02.36'],
    pruefziffer: ['169.100.000.000.002.36', '160.100.000.000.002.37', '200.424.242.424.242.06'],
  },
  PLZ: { check: checkPlz, gut: ['01067', '10115', '80331', '99974'], format: ['00000', '1067', '99999', 'D-10115'], pruefziffer: [] },
  'HMV-Nummer': {
    check: checkHmvNumber,
    gut: ['15.25.30.0001', '54.45.01.0001'],
    format: ['15.25.30.001', '1525300001x'],
    pruefziffer: [],
  },
  'GTIN and NTIN': {
    check: checkGtin,
    gut: ['4006381333931', '4150138327077', '04150138327077', '4150085859973', '96385074'],
    format: ['40063813339', '400638133393a'],
    pruefziffer: ['4006381333930', '4150085859974', '1234567890123', '400638133393'],
  },
  PPN: { check: checkPpn, gut: ['110375286414', '110858599747'], format: ['120375286414', '11037528641'], pruefziffer: ['110375286415'] },
  IBAN: {
    check: checkIban,
    gut: ['DE89370400440532013000', 'DE44500105175407324931', 'DE12500105170648489890', 'DE77100100100123456789'],
    format: ['DE8937040044053201300', 'AT611904300234573201'],
    pruefziffer: ['DE89370400440532013001', 'DE00370400440532013000'],
  },
  'Telematik-ID': {
    check: checkTelematikId,
    gut: ['1-2arvtst-ap000058', '3-abc1234567890', '5-test-telematik-id'],
    format: ['0-x', '1_x', '123456789'],
    pruefziffer: [],
  },
  KIM: {
    check: checkKim,
    gut: ['praxis.mueller@hausarzt.kim.telematik', 'pdl@pflege-nord.kim.telematik', 'pdl@sonnenhof.kim.telematik-test'],
    format: ['pdl@pflege.de', 'müller@x.kim.telematik', '@x.kim.telematik'],
    pruefziffer: [],
  },
  Telefon: {
    check: checkTelefon,
    gut: ['+49 30 1234567', '030/1234567', '0171 2345678', '(0431) 12345-67', '0049 30 1234567'],
    format: ['12345', '+49 0', '030 12a34', '0049'],
    pruefziffer: [],
  },
  'ICD-10-GM': { check: checkIcd10, gut: ['E11.90', 'I10.90', 'L89.24G'], format: ['I1', '10.9', 'E11.999'], pruefziffer: [] },
}

describe.each(Object.entries(faelle))('%s', (_name, { check, gut, format, pruefziffer }) => {
  it.each(gut)('%s is accepted', (value) => expect(check(value)).toBeNull())
  it.each(format)('%s has a wrong form', (value) => expect(check(value)).toBe('format'))
  it.each(pruefziffer)('%s has a wrong check digit', (value) => expect(check(value)).toBe('pruefziffer'))
})

describe('typing a PZN by hand', () => {
  it.each([
    ['PZN-02223945', '02223945'],
    ['222 39 45', '02223945'],
    ['PZN 08585997', '08585997'],
  ])('%s means %s', (input, pzn) => expect(normalizePzn(input)).toBe(pzn))
})

describe('what is told of a number', () => {
  it('is an error when somebody types it, and a warning on import when only the check digit is wrong', () => {
    expect(befundOf(checkIk, '413799876', 'HAND')).toEqual({ schwere: 'FEHLER', fehler: 'pruefziffer' })
    expect(befundOf(checkIk, '413799876', 'IMPORT')).toEqual({ schwere: 'WARNUNG', fehler: 'pruefziffer' })
    expect(befundOf(checkIk, '12345678', 'IMPORT')).toEqual({ schwere: 'FEHLER', fehler: 'format' })
    expect(befundOf(checkIk, '413799875', 'HAND')).toBeNull()
  })
})
