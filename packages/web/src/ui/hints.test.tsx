import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Hint } from './Hint.tsx'
import { IconButton } from './buttons.tsx'
import { renderUi } from './ui.fixtures.tsx'

const hint = () => screen.queryByRole('tooltip')

function CopyLike() {
  const [done, setDone] = useState(false)
  return <IconButton label="Nummer kopieren" tooltip={done ? 'Kopiert' : 'Nummer kopieren'} icon={<b />} onClick={() => setDone(true)} />
}

describe('a hint', () => {
  it('comes with the focus of the keys, is part of what is read when it says more than the name, and goes with the focus', async () => {
    await renderUi(
      <>
        <IconButton label="Lager öffnen" tooltip="Lager, 3 offene Sendungen" icon={<b />} />
        <IconButton label="Zählen" icon={<b />} />
      </>,
    )
    await userEvent.tab()
    expect(hint()?.textContent).toBe('Lager, 3 offene Sendungen')
    expect(screen.getByRole('button', { name: 'Lager öffnen' }).getAttribute('aria-describedby')).toBe(hint()?.id)
    await userEvent.tab()
    expect(hint()?.textContent).toBe('Zählen')
    expect(screen.getByRole('button', { name: 'Zählen' }).hasAttribute('aria-describedby')).toBe(false)
    expect(screen.getByRole('button', { name: 'Lager öffnen' }).hasAttribute('aria-describedby')).toBe(false)
    await userEvent.tab()
    expect(hint()).toBeNull()
  })

  it('comes under the mouse, stays while the mouse is on it, and goes by Escape', async () => {
    await renderUi(
      <>
        <Hint text="Alle Bestellungen">
          <a href="/bestellungen">Bestellungen</a>
        </Hint>
        <p>daneben</p>
      </>,
    )
    await userEvent.hover(screen.getByRole('link'))
    const shown = await screen.findByRole('tooltip', { name: 'Alle Bestellungen' })
    await userEvent.hover(shown)
    expect(hint()).toBe(shown)
    await userEvent.hover(screen.getByText('daneben'))
    expect(hint()).toBeNull()
    await userEvent.hover(screen.getByRole('link'))
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    expect(hint()).toBeNull()
  })

  it('goes by a press, unless the press has changed what it says', async () => {
    await renderUi(
      <>
        <CopyLike />
        <IconButton label="Zählen" icon={<b />} />
      </>,
    )
    const copy = screen.getByRole('button', { name: 'Nummer kopieren' })
    await userEvent.hover(copy)
    await screen.findByRole('tooltip', { name: 'Nummer kopieren' })
    await userEvent.click(copy)
    await screen.findByRole('tooltip', { name: 'Kopiert' })
    await userEvent.hover(screen.getByRole('button', { name: 'Zählen' }))
    await screen.findByRole('tooltip', { name: 'Zählen' })
    await userEvent.click(screen.getByRole('button', { name: 'Zählen' }))
    expect(hint()).toBeNull()
  })

  it('goes with the thing that it is about', async () => {
    const { rerender } = await renderUi(<IconButton label="Zählen" icon={<b />} />)
    await userEvent.tab()
    expect(hint()?.textContent).toBe('Zählen')
    rerender(<p>leer</p>)
    await waitFor(() => expect(hint()).toBeNull())
  })
})
