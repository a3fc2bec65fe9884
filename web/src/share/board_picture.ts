// A board as a picture: SVG of its own, with nothing from elsewhere in it. Digits are drawn as text in
// the fonts every system has; black on white, so that it prints.

import { type Board, kBlank } from '../board/cell_state';
import { columnOf, digitsOf, rowOf } from '../board/geometry';

const kCell = 50;
const kEdge = 4;
const kSize = 9 * kCell + 2 * kEdge;
const kFont = "font-family='Helvetica, Arial, sans-serif'";
const colours = [
  '#f4b6b0',
  '#f6cfa0',
  '#f3e5a1',
  '#c5e3b1',
  '#abe0d6',
  '#b4d0f4',
  '#d3c2f2',
  '#f3c0de',
  '#d0d3d9',
];

const text = (
  x: number,
  y: number,
  size: number,
  fill: string,
  what: string | number,
  weight = 400,
): string =>
  `<text x='${x}' y='${y}' font-size='${size}' fill='${fill}' font-weight='${weight}'>${what}</text>`;

/** `candidates`: 81 sets to draw in blank cells, null for the player's own marks. */
export function boardPicture(
  board: Board,
  withProgress: boolean,
  candidates: readonly number[] | null = null,
): string {
  const parts: string[] = [];
  board.forEach((full, cell) => {
    const state = withProgress || full.given ? full : kBlank;
    const x = kEdge + kCell * columnOf(cell);
    const y = kEdge + kCell * rowOf(cell);
    digitsOf(state.colours).forEach((colour, at, all) => {
      const width = kCell / all.length;
      parts.push(
        `<rect x='${x + at * width}' y='${y}' width='${width}' height='${kCell}' fill='${colours[colour - 1]}'/>`,
      );
    });
    if (state.digit > 0) {
      const fill = state.given ? '#1b212c' : '#1f56c4';
      parts.push(text(x + kCell / 2, y + 36, 32, fill, state.digit, state.given ? 600 : 400));
    } else if (withProgress)
      parts.push(marksOf(state.corner, state.centre, candidates?.[cell], x, y));
  });
  const line = (at: number, width: number): string => {
    const p = kEdge + at * kCell;
    return `<path d='M${p} ${kEdge}V${kSize - kEdge}M${kEdge} ${p}H${kSize - kEdge}' stroke-width='${width}'/>`;
  };
  const lines = [1, 2, 4, 5, 7, 8].map((at) => line(at, 1)).join('');
  const thick = [0, 3, 6, 9].map((at) => line(at, 3)).join('');
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${kSize} ${kSize}' width='${kSize}' height='${kSize}'>` +
    `<rect width='${kSize}' height='${kSize}' fill='#fff'/>` +
    `<g ${kFont} text-anchor='middle'>${parts.join('')}</g>` +
    `<g stroke='#1b212c' stroke-linecap='square' fill='none'>${lines}${thick}</g></svg>`
  );
}

function marksOf(
  corner: number,
  centre: number,
  candidates: number | undefined,
  x: number,
  y: number,
): string {
  const fill = '#5b6472';
  if (candidates !== undefined)
    return digitsOf(candidates)
      .map((d) =>
        text(x + 9 + 16 * ((d - 1) % 3), y + 15 + 15.5 * Math.floor((d - 1) / 3), 11, fill, d),
      )
      .join('');
  const spots = [
    [9, 14],
    [41, 14],
    [9, 46],
    [41, 46],
    [25, 14],
    [25, 46],
    [9, 30],
    [41, 30],
    [25, 30],
  ];
  const corners = digitsOf(corner).map((d, at) =>
    text(x + spots[at]![0]!, y + spots[at]![1]!, 12, fill, d),
  );
  const middle = centre
    ? text(x + 25, y + 30, centre > 255 ? 10 : 13, fill, digitsOf(centre).join(''))
    : '';
  return corners.join('') + middle;
}

/** The picture as PNG, `scale` times as large. Rejects when the browser cannot draw it. */
export async function pngOf(svg: string, scale = 3): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = kSize * scale;
  canvas.height = kSize * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no canvas');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))),
  );
}

/** Hands a file to the visitor. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
