import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { IconButton } from './buttons.tsx'
import { ToolPanel, ToolPanelEmpty } from './ToolPanel.tsx'
import { renderUi } from './ui.fixtures.tsx'

function Tool() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <ToolPanel
        opened={opened}
        onClose={() => setOpened(false)}
        title="Lager"
        trigger={<IconButton label="Lager öffnen" icon={<b />} onClick={() => setOpened(!opened)} />}
        actions={<IconButton label="Zählen" look="on-dark" icon={<b />} />}
        footer={<a href="/lager">Alles</a>}
      >
        <ToolPanelEmpty icon={<b />} title="Leer">
          Hier steht, was da ist.
        </ToolPanelEmpty>
      </ToolPanel>
      <button type="button">daneben</button>
    </>
  )
}

describe('the panel of a tool in the header', () => {
  it('has the name of its title, takes the focus there, keeps it inside and gives it back on Escape', async () => {
    await renderUi(<Tool />)
    const opener = screen.getByRole('button', { name: 'Lager öffnen' })
    expect(opener.getAttribute('aria-haspopup')).toBe('dialog')
    await userEvent.click(opener)
    const panel = await screen.findByRole('dialog', { name: 'Lager' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lager' })))
    for (let i = 0; i < 5; i += 1) {
      await userEvent.tab()
      expect(panel.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('closes by its button, by its opener and by a click beside it', async () => {
    await renderUi(<Tool />)
    const opener = screen.getByRole('button', { name: 'Lager öffnen' })
    for (const close of [() => screen.getByRole('button', { name: 'Schließen' }), () => opener, () => screen.getByText('daneben')]) {
      await userEvent.click(opener)
      await screen.findByRole('dialog', { name: 'Lager' })
      await userEvent.click(close())
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  })
})
