import { describe, expect, it } from 'vitest'
import { inPersonWord, personWordOf } from './personWord.ts'

describe('the person who is cared for', () => {
  it('is a Klient to nursing and a Patient to practice and pharmacy', () => {
    expect([personWordOf('PFLEGE'), personWordOf('ARZT'), personWordOf('APOTHEKE'), personWordOf(null)]).toEqual([
      'klient',
      'patient',
      'patient',
      'klient',
    ])
    expect(inPersonWord('Bei wie vielen Klientinnen und Klienten? Akte des Klienten, Klient/in, Stammklientin', 'patient')).toBe(
      'Bei wie vielen Patientinnen und Patienten? Akte des Patienten, Patient/in, Stammpatientin',
    )
    expect(inPersonWord('Clients: {{zahl}}. The client’s card', 'patient')).toBe('Patients: {{zahl}}. The patient’s card')
    expect(inPersonWord('Klient/in', 'klient')).toBe('Klient/in')
  })
})
