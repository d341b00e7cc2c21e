import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../../ui/ui.fixtures.tsx'
import { vollePosition } from './entwurf.fixtures.ts'
import type { PositionValues } from './formValues.ts'
import { PositionSigns, type PositionSignsProps } from './PositionSigns.tsx'

const plain: PositionValues = {
  ...vollePosition,
  angabeart: 'WIRKSTOFF',
  bezeichnung: '',
  wirkstoff: 'Ramipril',
  wirkstaerke: '5 mg',
  darreichungsform: 'TAB',
  rezeptart: 'EREZEPT_GKV',
  btm: false,
  kuehlpflichtig: false,
}
async function shown(change: Partial<PositionValues>, { allergien = '', doppelt = null }: Partial<PositionSignsProps> = {}) {
  cleanup()
  await renderUi(
    <section>
      <PositionSigns position={{ ...plain, ...change }} open={false} doppelt={doppelt} allergien={allergien} plan={null} />
      <p>.</p>
    </section>,
  )
  return (await screen.findByText('.')).parentElement?.textContent
}

describe('A closed line', () => {
  it('has no sign where there is nothing to miss', async () => expect(await shown({})).toBe('.'))

  it('says that it is a BtM, on a T-Rezept, or kept cool', async () => {
    expect(await shown({ wirkstoff: 'Fentanyl', wirkstaerke: '25 µg/h' })).toContain('Betäubungsmittel')
    expect(await shown({ rezeptart: 'T_REZEPT' })).toContain('T-Rezept')
    expect(await shown({ kuehlpflichtig: true })).toContain('Kühlpflichtig')
  })

  it('asks of a product that nobody knows whether it is a BtM, until somebody has said so', async () => {
    const unknown = { wirkstoff: 'Xyzolan' }
    expect(await shown(unknown)).toContain('Ist es ein Betäubungsmittel?')
    expect(await shown({ ...unknown, btm: true })).not.toContain('Ist es ein Betäubungsmittel?')
  })

  it('says which allergy of the record concerns it, and no other', async () => {
    const said = await shown({ wirkstoff: 'Amoxicillin', wirkstaerke: '500 mg' }, { allergien: 'Penicillin, Jod' })
    expect(said).toContain('Allergie „Penicillin“ (Akte): Amoxicillin 500 mg')
    expect(said).not.toContain('Jod')
  })

  it('says that the same is on its way already', async () => {
    const doppelt = { nummer: '2026-000001', bestellungId: 'x', tage: 0, geliefert: false, stufe: 'ROT' as const }
    expect(await shown({}, { doppelt })).toContain('Heute schon bestellt – Doppelt? Höchstens 3 Tage alt')
  })
})
