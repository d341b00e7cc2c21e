/** What we use of pdfkit, which brings no types; those of others would open the names of Node to the whole server. */
/* oxlint-disable max-params -- the parameters are the library's */
declare module 'pdfkit' {
  export interface Struktur {
    add(child: Struktur | (() => void)): Struktur
    end(): void
  }
  interface Lesezeichen {
    addItem(title: string, options?: { expanded?: boolean; top?: number }): Lesezeichen
  }
  interface Optionen {
    size: 'A4'
    margin: number
    font: null
    bufferPages: true
    tagged: true
    displayTitle: true
    pdfVersion: '1.7'
    lang: string
    info: { Title: string; Author: string; CreationDate: Date }
  }
  export class PDFDocument {
    constructor(options: Optionen)
    page: { width: number; height: number }
    outline: Lesezeichen
    registerFont(name: string, source: Uint8Array): this
    font(name: string): this
    fontSize(points: number): this
    fillColor(color: string): this
    lineWidth(points: number): this
    strokeColor(color: string): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    stroke(): this
    rect(x: number, y: number, width: number, height: number): this
    fill(color: string): this
    widthOfString(text: string): number
    text(text: string, x: number, y: number, options: { lineBreak: false }): this
    addPage(): this
    switchToPage(index: number): void
    bufferedPageRange(): { count: number }
    struct(type: string, options?: { scope?: 'Column' | 'Row' }): Struktur
    addStructure(element: Struktur): this
    markContent(tag: 'Artifact', options: { type: 'Pagination' | 'Layout' }): this
    endMarkedContent(): this
    end(): void
  }
}

declare module 'pdfkit/output' {
  export function toBytes(document: import('pdfkit').PDFDocument): Promise<Uint8Array<ArrayBuffer>>
}
