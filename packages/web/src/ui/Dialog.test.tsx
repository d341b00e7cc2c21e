import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
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

describe('a dialog that was opened from another one', () => {
  it('is sent alone', async () => {
    const outer = vi.fn<() => void>()
    const inner = vi.fn<() => void>()
    await renderUi(
      <Dialog opened onClose={() => {}} title="Dokument" onSubmit={outer}>
        <Dialog opened onClose={() => {}} title="Einwilligung" onSubmit={inner}>
          Text
        </Dialog>
      </Dialog>,
    )
    const form = (await screen.findByRole('dialog', { name: 'Einwilligung' })).querySelector('form')
    // Beside it in the page: HTML knows no form inside of a form.
    expect(form?.parentElement?.closest('form') ?? null).toBeNull()
    fireEvent.submit(form ?? document.body)
    expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 0])
  })
})
