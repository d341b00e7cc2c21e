import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Dialog, Drawer } from './Dialog.tsx'
import { renderUi } from './ui.fixtures.tsx'

describe.each([
  ['a dialog', Dialog],
  ['a drawer', Drawer],
] as const)('%s', (_name, Frame) => {
  it('has a button to close it that a thumb finds: 44 px, the largest size of the library', async () => {
    await renderUi(
      <Frame opened onClose={() => {}} title="Ablehnen">
        Text
      </Frame>,
    )
    const close = await screen.findByRole('button', { name: 'Schließen' })
    expect(close.style.getPropertyValue('--cb-size')).toBe('var(--cb-size-xl)')
  })
})
