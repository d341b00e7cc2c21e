import type { Connection } from './connection.ts'

/** A link to the API would lead nowhere, because there is no real server: it opens what the training server answers. */
export function openApiLinks({ fetch }: Connection): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/api/"]') : null
    if (link === null) return
    event.preventDefault()
    void open(link)
  })

  async function open(link: HTMLAnchorElement): Promise<void> {
    const answer = await fetch(link.getAttribute('href') ?? '', { method: 'GET' })
    const address = URL.createObjectURL(await answer.blob())
    window.open(address, '_blank', 'noopener')
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  }
}
