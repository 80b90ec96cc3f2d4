import sharp from 'sharp';
import { makePicture } from './pictures';

test('where too many pictures wait to be decoded, more are refused as busy, not as no picture', async () => {
  const file = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const made = await Promise.allSettled(
    Array.from({ length: 40 }, () => makePicture('companyLogo', file)),
  );
  const refused = made.filter((each) => each.status === 'rejected');
  expect(refused.map(({ reason }) => reason)).toEqual(
    Array.from({ length: 8 }, () => expect.objectContaining({ status: 503 })),
  );
  await expect(makePicture('companyLogo', file)).resolves.toMatchObject({
    contentType: 'image/webp',
  });
});
