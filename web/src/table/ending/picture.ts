/** The result of a game as a picture of 1200 × 630, drawn on a canvas: nothing is loaded, nothing is sent. */

export interface PlayerPictured {
  name: string;
  /** Nothing where the game was not played to its end. */
  points: number | null;
  rounds: readonly number[];
  hasWon: boolean;
}

export interface Pictured {
  game: string;
  headline: string;
  players: readonly PlayerPictured[];
  lines: readonly string[];
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const INK = '#2b2117';
const SOFT = '#5c4b36';
const GOLD = '#dd9c2f';
const WAX = '#a8322c';
const SERIF = `'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', 'Noto Serif CJK JP', 'Liberation Serif', serif`;
const SANS = `system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans CJK JP', 'Liberation Sans', sans-serif`;

/** A PNG; rejects where the browser cannot make one. */
export function pictureOf(result: Pictured): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('no canvas'));
  draw(context, result);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

function draw(context: CanvasRenderingContext2D, { game, headline, players, lines }: Pictured): void {
  ground(context);
  text(context, game, { x: WIDTH / 2, y: 104, size: 30, font: SANS, colour: SOFT, most: 900 });
  text(context, headline, { x: WIDTH / 2, y: 196, size: 84, font: SERIF, colour: INK, most: 980, weight: 600 });
  const step = Math.min(92, 260 / players.length);
  const top = 262;
  players.forEach((player, i) => row(context, player, top + i * step, step));
  const below = top + players.length * step + 30;
  lines
    .slice(0, Math.max(0, Math.floor((540 - below) / 34) + 1))
    .forEach((line, i) =>
      text(context, line, { x: WIDTH / 2, y: below + 16 + i * 34, size: 25, font: SANS, colour: SOFT, most: 1000 }),
    );
}

/** A wooden table with a sheet of paper on it, and the pointed arch above. */
function ground(context: CanvasRenderingContext2D): void {
  const wood = context.createLinearGradient(0, 0, WIDTH, HEIGHT);
  wood.addColorStop(0, '#8a5a30');
  wood.addColorStop(1, '#5b3719');
  context.fillStyle = wood;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.strokeStyle = 'rgb(40 22 8 / 0.18)';
  context.lineWidth = 2;
  for (let y = 14; y < HEIGHT; y += 22) {
    context.beginPath();
    context.moveTo(0, y);
    context.bezierCurveTo(300, y + 9, 800, y - 9, WIDTH, y + 4);
    context.stroke();
  }
  context.shadowColor = 'rgb(0 0 0 / 0.45)';
  context.shadowBlur = 28;
  context.shadowOffsetY = 10;
  context.fillStyle = '#fbf4e6';
  rounded(context, 60, 44, WIDTH - 120, HEIGHT - 88, 26);
  context.fill();
  context.shadowColor = 'transparent';
  context.strokeStyle = GOLD;
  context.lineWidth = 3;
  rounded(context, 76, 60, WIDTH - 152, HEIGHT - 120, 18);
  context.stroke();
  context.fillStyle = GOLD;
  for (const [x, y] of [
    [76, 60],
    [WIDTH - 76, 60],
    [76, HEIGHT - 60],
    [WIDTH - 76, HEIGHT - 60],
  ] as const)
    star(context, x, y, 15);
  // The name of the place, over the frame.
  context.fillStyle = '#fbf4e6';
  context.fillRect(WIDTH / 2 - 80, HEIGHT - 76, 160, 32);
  text(context, 'Serai', { x: WIDTH / 2, y: HEIGHT - 50, size: 30, font: SERIF, colour: WAX, most: 200, weight: 600 });
}

/** A player: a bar with name, rounds and points. */
function row(context: CanvasRenderingContext2D, player: PlayerPictured, y: number, step: number): void {
  const height = step - 10;
  const middle = y + height / 2;
  context.fillStyle = player.hasWon ? '#f8e3b4' : '#f1e6d0';
  rounded(context, 150, y, 900, height, 14);
  context.fill();
  if (player.hasWon) seal(context, 150, middle, Math.min(34, height / 2));
  const size = Math.min(38, height * 0.55);
  const weight = player.hasWon ? 700 : 500;
  text(context, player.name, {
    x: 210,
    y: middle + size * 0.35,
    size,
    font: SANS,
    colour: INK,
    most: 420,
    weight,
    align: 'start',
  });
  if (player.rounds.length > 1) {
    const rounds = player.rounds.join(' · ');
    text(context, rounds, {
      x: 880,
      y: middle + size * 0.28,
      size: size * 0.72,
      font: SANS,
      colour: SOFT,
      most: 260,
      align: 'end',
    });
  }
  if (player.points !== null) {
    const points = String(player.points);
    text(context, points, {
      x: 1020,
      y: middle + size * 0.45,
      size: size * 1.3,
      font: SERIF,
      colour: INK,
      most: 130,
      weight: 700,
      align: 'end',
    });
  }
}

/** A wax seal, half over the edge of the winner's bar. */
function seal(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.fillStyle = '#6b1714';
  wavy(context, x, y + 3, radius);
  context.fillStyle = WAX;
  wavy(context, x, y, radius);
  context.fillStyle = '#eab07f';
  star(context, x, y, radius * 0.55);
}

function wavy(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  for (let i = 0; i <= 72; i++) {
    const angle = (i / 72) * 2 * Math.PI;
    const at = radius * (1 + 0.07 * Math.cos(angle * 9));
    context.lineTo(x + at * Math.cos(angle), y + at * Math.sin(angle));
  }
  context.fill();
}

/** Two squares laid over each other: the star of eight points. */
function star(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  for (const turn of [0, Math.PI / 4]) {
    context.beginPath();
    for (let corner = 0; corner < 4; corner++) {
      const angle = turn + (corner * Math.PI) / 2;
      context.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    }
    context.fill();
  }
}

function rounded(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  by: number,
): void {
  context.beginPath();
  context.roundRect(x, y, width, height, by);
}

interface Written {
  x: number;
  y: number;
  size: number;
  font: string;
  colour: string;
  /** As wide as that at most: smaller letters if need be. */
  most: number;
  weight?: number;
  align?: CanvasTextAlign;
}

function text(context: CanvasRenderingContext2D, words: string, at: Written): void {
  const { x, y, size, font, colour, most, weight = 400, align = 'center' } = at;
  context.textAlign = align;
  context.fillStyle = colour;
  context.font = `${weight} ${size}px ${font}`;
  const width = context.measureText(words).width;
  if (width > most) context.font = `${weight} ${Math.max(14, (size * most) / width)}px ${font}`;
  context.fillText(words, x, y, most);
}
