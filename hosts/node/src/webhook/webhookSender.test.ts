import { type IncomingHttpHeaders, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWebhookSender } from './webhookSender.ts'

const heard: { headers: IncomingHttpHeaders; body: string }[] = []
const receiver = createServer((request, answer) => {
  let body = ''
  request.on('data', (part) => (body += String(part)))
  request.on('end', () => {
    heard.push({ headers: request.headers, body })
    answer.writeHead(request.url === '/moved' ? 302 : 204, { location: '/other' }).end()
  })
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
  ;({ port } = receiver.address() as AddressInfo)
})
afterAll(() => receiver.close())

const post = (url: string, allowsInner = false) =>
  createWebhookSender({ allowsInner }).send({ url, headers: { 'webhook-id': 'x' }, body: '{"a":"ü"}' })

describe('what is sent to the program of a house', () => {
  it('arrives as it is, and no redirection is followed', async () => {
    expect(await post(`http://127.0.0.1:${port}/`, true)).toEqual({ status: 204 })
    expect(await post(`http://127.0.0.1:${port}/moved`, true)).toEqual({ status: 302 })
    expect(heard).toHaveLength(2)
    expect(heard[0]).toMatchObject({ headers: { 'webhook-id': 'x' }, body: '{"a":"ü"}' })
  })

  it.each([
    'http://example.org/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://192.168.1.1/',
    'https://localhost/',
  ])('never goes to %s, unless the operator allows it', async (url) => {
    await expect(post(url)).rejects.toMatchObject({ fault: 'inner-address' })
  })

  it('says that nobody is there', async () => {
    await expect(post('http://127.0.0.1:1/', true)).rejects.toMatchObject({ fault: 'connection' })
  })
})
