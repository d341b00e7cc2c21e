import { tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { signInApi } from './api.ts'
import { launch, signIn, settled, goTo } from './browser.ts'
import { startProduct } from './server.ts'
import { online } from './setUp.ts'

const product = await startProduct({})
const browser = await launch()
try {
  const api = await signInApi(product.address, 'pfleger')
  const admin = await signInApi(product.address, 'pflege-admin')
  const orders = await api.get<{ zeilen: { id: string; nummer: string; status: string }[] }>('/api/bestellungen?status=BEIM_ARZT&limit=3')
  const order = orders.zeilen[0]
  const people = await api.get<{ id: string; name: string }[]>(tasksContract.people.path)
  const idOf = (name: string) => people.find((one) => one.name === name)?.id ?? ''
  const post = (who: typeof api, task: object) => who.post<{ id: string }>(tasksContract.create.path, { type: 'task', task })
  const w = await post(api, { title: 'Rezept abholen', wait: { on: 'order', id: order.id, state: 'VERORDNET', days: 1 }, priority: 2 })
  const asked = await post(admin, { title: 'Rollator bei Frau Yıldız einstellen', assignedTo: idOf('Jonas Meyer'), dueDate: '2026-11-30', repeat: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', reminder: '2026-11-30T08:00:00Z' })
  await post(api, { title: 'Verbandmaterial bestellen', assignedTo: idOf('Sabine Krüger') })
  const shots: [string, string, object, string?, string?][] = [
    ['list', '/apps/tasks', { viewport: { width: 1440, height: 900 } }],
    ['asked', `/apps/tasks/${asked.id}`, { viewport: { width: 1440, height: 900 } }],
    ['waitdark', `/apps/tasks/${w.id}`, { viewport: { width: 1440, height: 900 } }, 'dark', 'en'],
    ['phone', '/apps/tasks', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
    ['phoneone', `/apps/tasks/${w.id}`, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
    ...(JSON.parse(process.env['MORE'] ?? '[]') as [string, string, object, string?, string?][]),
  ]
  for (const [name, path, options, scheme = 'light', language = 'de'] of shots) {
    if (process.env['ONLY'] && !process.env['ONLY'].split(',').includes(name)) continue
    const { page } = await signIn(browser, product.address, { konto: 'pfleger', options: { ...online, ...options } })
    await goTo(page, path)
    await page.evaluate('globalThis.__name = (f) => f')
    await page.evaluate(
      ([s, l]) => {
        const before = JSON.parse(localStorage.getItem('dreiklang.preferences') ?? '{}')
        const value = JSON.stringify({ ...before, scheme: s, language: l })
        localStorage.setItem('dreiklang.preferences', value)
        window.dispatchEvent(new StorageEvent('storage', { key: 'dreiklang.preferences', newValue: value }))
      },
      [scheme, language],
    )
    await goTo(page, path)
    await settled(page)
    await page.waitForTimeout(600)
    await page.screenshot({ path: `/tmp/b/look-${name}.png` })
    console.log(name, await page.evaluate(() => document.documentElement.scrollWidth))
    await page.context().close()
  }
} finally {
  await browser.close()
  await product.stop()
}
