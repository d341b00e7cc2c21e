import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useOneStop } from './useOneStop.ts'

function Bar({ more = false }: { more?: boolean }) {
  const bar = useOneStop<HTMLDivElement>()
  return (
    <>
      <div ref={bar} role="toolbar" aria-label="tools">
        <button type="button">bold</button>
        <button type="button" disabled>
          shut
        </button>
        <a href="#help">help</a>
        {more && <button type="button">more</button>}
      </div>
      <button type="button">after</button>
    </>
  )
}

const focused = () => document.activeElement?.textContent

it('a bar of tools is one stop of the Tab key, and arrows lead from tool to tool', async () => {
  const user = userEvent.setup()
  render(<Bar />)
  await user.tab()
  expect(focused()).toBe('bold')
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('help')
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('bold')
  await user.keyboard('{End}')
  expect(focused()).toBe('help')
  await user.tab()
  expect(focused()).toBe('after')
})

it('the stop is the tool that was used last, and a tool that comes later has none of its own', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Bar />)
  screen.getByRole('link', { name: 'help' }).focus()
  rerender(<Bar more />)
  await expect.poll(() => screen.getByRole('button', { name: 'more' }).tabIndex).toBe(-1)
  await user.tab()
  expect(focused()).toBe('after')
  await user.tab({ shift: true })
  expect(focused()).toBe('help')
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('more')
})
